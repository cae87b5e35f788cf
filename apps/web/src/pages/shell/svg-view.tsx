import { ImageOff, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRoute } from '../../platform/navigation.ts'
import { ownPictureOf } from '../../platform/paths/own-picture.ts'
import { pictureHost } from '../../platform/picture-host.ts'
import { useSearch } from '../../platform/route-location.ts'
import { IconButton, LinkButton } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { QrCode } from '../../ui/media/qr-code.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './svg-view.module.css'

const SIZES = [1, 1.5, 2, 3] as const
/** Largest widths of our pictures in px: a banner's, else a dish's. */
const WIDTHS = [1500, 640]

/** `/svgView?qr=` or `?picture=`: a code or picture of the app, large and bright, with zoom. */
export function Page() {
  const own = ownPictureOf(useSearch(), location.origin, isRoute)
  const [step, setStep] = useState(0)
  const [width, setWidth] = useState(0)
  const zoom = SIZES[step] ?? 1
  if (!own || (own.kind === 'picture' && width >= WIDTHS.length))
    return (
      <Screen title={t('title.svgView')}>
        <EmptyState
          icon={<ImageOff />}
          title={t('view.none')}
          actions={<LinkButton to="/home">{t('ui.home')}</LinkButton>}
        >
          {t('view.noneHint')}
        </EmptyState>
      </Screen>
    )
  return (
    <Screen title={t(own.kind === 'code' ? 'view.code' : 'title.svgView')}>
      <div className={styles.window}>
        {/* A tap enlarges it; with the focus on it, the arrow keys scroll a picture larger than the screen. */}
        <button
          type="button"
          className={styles.picture}
          style={{ width: `${zoom * 100}%` }}
          aria-label={t('view.larger')}
          onClick={() => setStep((step + 1) % SIZES.length)}
        >
          {own.kind === 'code' ? (
            <QrCode text={`${location.origin}${own.path}`} label={t('view.code')} />
          ) : (
            <img
              src={`${pictureHost(own.path)}/${own.path}@${WIDTHS[width]}.webp`}
              alt=""
              className={styles.image}
              onError={() => setWidth(width + 1)}
            />
          )}
        </button>
      </div>
      <Row gap={16} justify="center">
        <IconButton
          label={t('view.smaller')}
          icon={<Minus aria-hidden="true" />}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <Text as="output" figures center className={styles.zoom}>
          {Math.round(zoom * 100)} %
        </Text>
        <IconButton
          label={t('view.larger')}
          icon={<Plus aria-hidden="true" />}
          disabled={step === SIZES.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </Row>
    </Screen>
  )
}

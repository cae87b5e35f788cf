import { Share, SquarePlus } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { installPrompt, onInstallPrompt } from '../../platform/device/install-prompt.ts'
import { startup } from '../../platform/startup.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { BrandIcon } from '../../ui/media/brand-icon.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './install-offer.module.css'
import { installWayOf } from './install-way.ts'

/** Set once the guest has answered the offer on this phone. */
const ANSWERED = 'installOffer'

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

/** Offers to put the app on the home screen, once per phone; shown after a paid order. APP-4 */
export function InstallOffer() {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt)
  const [answered, setAnswered] = useState(() => readStored(ANSWERED) === true)
  const way = installWayOf({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: isInstalled(),
    hasDialog: prompt !== undefined,
  })
  if (way === undefined || answered) return null
  const answer = () => {
    writeStored(ANSWERED, true)
    setAnswered(true)
  }
  const install = async () => {
    await prompt?.prompt()
    answer()
  }
  return (
    <Card>
      <Stack gap={12}>
        <Row gap={12}>
          <BrandIcon />
          <Stack gap={2}>
            <Text as="h2" size={16}>
              {t('install.title', { brand: startup()?.title ?? '' })}
            </Text>
            <Text kind="muted">{t('install.hint')}</Text>
          </Stack>
        </Row>
        {way === 'shareMenu' && <Steps />}
        <Row gap={8}>
          {way === 'dialog' && <Button onClick={() => void install()}>{t('install.add')}</Button>}
          <Button kind="plain" onClick={answer}>
            {t(way === 'dialog' ? 'install.later' : 'install.done')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

/** The steps in Safari, which has no installation dialog. */
const Steps = () => (
  <ol className={styles.steps}>
    <li>
      <Share aria-hidden="true" />
      {t('install.share')}
    </li>
    <li>
      <SquarePlus aria-hidden="true" />
      {t('install.choose')}
    </li>
  </ol>
)

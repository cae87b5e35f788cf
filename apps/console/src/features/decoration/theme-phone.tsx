import { themeOf } from '@comanda/contract/decoration'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './decoration.module.css'
import { useEditorFacts } from './facts.ts'
import { shownOf } from './page-data.ts'
import type { Page } from './queries.ts'

const screens = {
  menu: '/storeIndex',
  home: '/home',
  status: '/orderStatus',
  card: '/mine',
  gifts: '/giftIndex',
} as const
type Screen = keyof typeof screens
type Shade = 'light' | 'dark'

const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const nameOf = (screen: Screen): string => t(`decor.screen.${screen}`)

/**
 * The guest app itself in a phone's frame, with the theme that is edited. It can be used like a phone: a dish opened, a cart filled.
 * The frame takes the theme from this window alone. DECO-2, DECO-4
 */
export function ThemePhone({ page }: { page: Page }) {
  const { shopId, corporationId } = useEditorFacts()
  const frame = useRef<HTMLIFrameElement>(null)
  const [screen, setScreen] = useState<Screen>('menu')
  const [shade, setShade] = useState<Shade>('light')
  const show = useEffectEvent(() => {
    const message = { kind: 'decoration.theme', style: themeOf([shownOf(page)]), shade }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.kind === 'decoration.ready') show()
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  useEffect(() => show(), [page, shade])
  const shop = screen === 'menu' || screen === 'status' ? `shopId=${shopId}&bizType=1300&orderId=sample&` : ''
  return (
    <section className={styles.phoneColumn} aria-label={t('decor.preview')}>
      <Row gap={8} align="end">
        <Field label={t('decor.themeScreen')}>
          <Select value={screen} onChange={event => setScreen(event.target.value as Screen)}>
            {(Object.keys(screens) as Screen[]).map(one => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('decor.themeShade')}>
          <Select value={shade} onChange={event => setShade(event.target.value as Shade)}>
            <option value="light">{titled(t('decor.shade.light'))}</option>
            <option value="dark">{titled(t('decor.shade.dark'))}</option>
          </Select>
        </Field>
      </Row>
      <div className={styles.phone}>
        <iframe
          ref={frame}
          title={t('decor.preview')}
          src={`${screens[screen]}?${shop}g=${corporationId}&preview=theme`}
        />
      </div>
      <Text kind="hint">{t('decor.themeHint')}</Text>
    </section>
  )
}

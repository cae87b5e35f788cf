import { brandCalls as calls } from '@comanda/contract/brand'
import { isNoticeKey, localeNamed } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from './texts.module.css'
import { Text } from '@comanda/web/ui/text/text.tsx'
import type { OwnTexts } from './use-own-texts.ts'

const PAUSE_MS = 400

/** A value once it has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The e-mail with its styles as data, because the console's policy, which the frame inherits, refuses inline styles. X3 */
const withoutStyles = (html: string): string =>
  html.replaceAll(' style="', ' data-style="').replaceAll(/<style>([^<]*)<\/style>/g, '<template>$1</template>')

/** Applies those styles in the frame. */
function restyle(mail: Document): void {
  for (const part of mail.querySelectorAll<HTMLElement>('[data-style]'))
    part.style.cssText = part.dataset['style'] ?? ''
  const Sheet = mail.defaultView?.CSSStyleSheet
  const rules = mail.querySelector('template')?.content.textContent
  if (!Sheet || !rules) return
  const sheet = new Sheet()
  sheet.replaceSync(rules)
  mail.adoptedStyleSheets = [sheet]
}

/** An e-mail in a frame as tall as the e-mail, in which nothing runs. */
function Mail({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(480)
  const show = (mail: Document | null) => {
    if (!mail) return
    restyle(mail)
    setHeight(mail.documentElement.scrollHeight)
  }
  return (
    <iframe
      className={styles.mail}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      tabIndex={-1}
      style={{ blockSize: height }}
      onLoad={event => show(event.currentTarget.contentDocument)}
    />
  )
}

interface NoticePreviewProps {
  shopId: number
  /** Its name. */
  notice: string
  texts: OwnTexts
}

/** A message as its reader gets it, with the texts that are being typed and example values. SETUP-7 */
export function NoticePreview({ shopId, notice, texts }: NoticePreviewProps) {
  const { language } = texts
  const { tag, dir } = localeNamed(language)
  const typed = Object.fromEntries(Object.entries(texts.value).filter(([key]) => isNoticeKey(key)))
  const own = useSettled(JSON.stringify(typed))
  const preview = useQuery({
    queryKey: ['noticePreview', shopId, language, notice, own],
    queryFn: () =>
      send(calls.previewNotice, { shopId, language, notice, texts: JSON.parse(own) as Record<string, string> }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.preview} aria-label={t('texts.preview')}>
      <h3>
        {t('texts.preview')} <small>{t('texts.previewValues')}</small>
      </h3>
      <Loaded query={preview}>
        {({ subject, html, sms, push }) => (
          <>
            <h4>{t('texts.email')}</h4>
            <Text weight={600} lang={tag} dir={dir}>
              {subject}
            </Text>
            <Mail html={html} title={`${t('texts.email')}: ${subject}`} />
            <h4>{t('texts.push')}</h4>
            <p className={styles.message} lang={tag} dir={dir}>
              <b>{push.title}</b>
              <span>{push.body}</span>
            </p>
            <h4>{t('texts.sms')}</h4>
            <p className={styles.message} lang={tag} dir={dir}>
              {sms}
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}

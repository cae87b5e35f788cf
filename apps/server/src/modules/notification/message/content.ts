import { layeredText, type NoticeParams, noticeLayers } from '@comanda/messages/notices'
import { type BrandTexts, languagesFor } from '../../../platform/brand-texts.ts'
import type { BrandLook } from '../deps.ts'
import { templateOf } from './templates.ts'

/** A notice in its language, before a channel gives it a form. */
export interface MessageContent {
  language: string
  subject: string
  /** The first line of an e-mail; the subject unless the template has its own. */
  heading: string
  /** The text for devices, without codes. NOTIFY-4 */
  pushText: string
  /** Paragraphs; a line break within one stays. */
  paragraphs: string[]
  /** The code to show in large digits. */
  code?: string
  /** A card's picture and amount, shown above the paragraphs of an e-mail. */
  card?: { picture: string; amount: string }
  action?: { label: string; url: string }
  /** Why the reader gets the message. */
  footer: string
  /** Ends messages of this kind. */
  stop?: { label: string; url: string; settingsLabel: string; settingsUrl: string }
}

/** A notice as it is stored. */
export interface StoredNotice {
  template: string
  language: string
  params: NoticeParams
}

/** Where the reader ends messages of this kind, and where all choices are. */
export interface UnsubscribeLinks {
  stopUrl: string
  settingsUrl: string
}

/** Finds texts of notices in a language: the brand's own before the built-in ones. SETUP-7, ETC-1 */
export function noticeLocalizer({ languages, texts }: BrandTexts, language: string) {
  const layers = noticeLayers(languagesFor(language, languages), texts)
  return (key: string, params?: NoticeParams): string => layeredText(layers, key, params)
}

/** A value that is no text with parts; empty without one. */
function plainParam({ params }: StoredNotice, name: string): string {
  const value = params[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The texts of a notice. A template's own heading is used where its subject holds the code. */
export function contentOf(notice: StoredNotice, look: BrandLook, links?: UnsubscribeLinks): MessageContent {
  const { template: name, language } = notice
  const template = templateOf(name)
  const params = { brand: look.name, ...notice.params }
  const find = noticeLocalizer(look, language)
  const localize = (key: string) => find(key, params)
  const subject = localize(`notice.${name}.subject`)
  const paragraphs = localize(`notice.${name}.text`).split(/\n{2,}/)
  const valueOf = (name: string) => plainParam(notice, name)
  const [url, picture] = [valueOf('link'), valueOf('picture')]
  return {
    language,
    subject,
    heading: template.showsCode ? localize(`notice.${name}.heading`) : subject,
    paragraphs,
    pushText: template.hasPushText ? localize(`notice.${name}.push`) : paragraphs.join(' '),
    ...(template.showsCode && { code: valueOf('code') }),
    ...(template.showsCard && picture && { card: { picture, amount: valueOf('amount') } }),
    ...(template.action && url && { action: { label: localize(`notice.action.${template.action}`), url } }),
    footer: localize(`notice.footer.${template.topic}`),
    ...(links && {
      stop: {
        label: localize('notice.footer.stop'),
        url: links.stopUrl,
        settingsLabel: localize('notice.footer.settings'),
        settingsUrl: links.settingsUrl,
      },
    }),
  }
}

/** The plain-text part of an e-mail. */
export function plainText({ paragraphs, action, footer, stop }: MessageContent, { name }: BrandLook): string {
  const links = stop ? [`${stop.label}: ${stop.url}`, `${stop.settingsLabel}: ${stop.settingsUrl}`] : []
  return [
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ['-- ', name, footer, ...links].join('\n'),
  ].join('\n\n')
}

/**
 * The text of an SMS. A code ends with the line by which phones fill it in on this host alone
 * (`@example.com #123456`).
 */
export function smsText({ paragraphs, action, code }: MessageContent, host: string): string {
  const text = [paragraphs.join('\n'), ...(action ? [action.url] : [])].join('\n')
  return code === undefined ? text : `${text}\n\n@${host} #${code}`
}

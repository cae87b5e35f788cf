import { layeredText, type NoticeParams, noticeLayers } from '@comanda/messages/notices'
import { receiptWords } from '@comanda/messages/receipts'
import { type BrandTexts, languagesFor, wordingOf } from '../../../platform/brand-texts.ts'
import type { MailReceipt } from '../../../ports/notification.ts'
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
  /** The order, below the paragraphs of an e-mail: each row a name and an amount, the total last. NOTIFY-6 */
  receipt?: readonly ReceiptRow[]
  /** The lines of the paragraphs are names and figures. */
  hasFigures?: true
  action?: { label: string; url: string }
  /** Why the reader gets the message. */
  footer: string
  /** Ends messages of this kind. */
  stop?: { label: string; url: string; settingsLabel: string; settingsUrl: string }
}

export interface ReceiptRow {
  kind: 'dish' | 'sum' | 'total'
  name: string
  /** Choices of a dish; empty without. */
  detail: string
  amount: string
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

/** The rows of a stored receipt, its sums named in the language of the notice or in the brand's own words. */
function receiptRows(stored: string, look: BrandLook, language: string): ReceiptRow[] {
  const { dishes, sums, total } = JSON.parse(stored) as MailReceipt
  const wording = wordingOf(look, language)
  return [
    ...dishes.map(dish => ({ kind: 'dish' as const, ...dish })),
    ...sums.map(({ kind, name, amount }) => ({
      kind: 'sum' as const,
      name: name || receiptWords(`receipt.line.${kind}`, wording),
      detail: '',
      amount,
    })),
    { kind: 'total', name: receiptWords('receipt.total', wording), detail: '', amount: total },
  ]
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
  const [url, picture, receipt] = [valueOf('link'), valueOf('picture'), valueOf('receipt')]
  return {
    language,
    subject,
    heading: template.showsCode ? localize(`notice.${name}.heading`) : subject,
    paragraphs,
    pushText: template.hasPushText ? localize(`notice.${name}.push`) : paragraphs.join(' '),
    ...(template.showsCode && { code: valueOf('code') }),
    ...(template.showsCard && picture && { card: { picture, amount: valueOf('amount') } }),
    ...(template.showsReceipt && receipt && { receipt: receiptRows(receipt, look, language) }),
    ...(template.showsFigures && { hasFigures: true }),
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

const lineOf = ({ name, detail, amount }: ReceiptRow): string =>
  `${name}${detail === '' ? '' : ` (${detail})`}: ${amount}`

/** The plain-text part of an e-mail. */
export function plainText(
  { paragraphs, receipt = [], action, footer, stop }: MessageContent,
  { name }: BrandLook,
): string {
  const links = stop ? [`${stop.label}: ${stop.url}`, `${stop.settingsLabel}: ${stop.settingsUrl}`] : []
  return [
    ...paragraphs,
    ...(receipt.length > 0 ? [receipt.map(lineOf).join('\n')] : []),
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

import { localeNamed } from '@comanda/messages'
import type { BrandLook } from '../deps.ts'
import type { MessageContent, ReceiptRow } from './content.ts'

/** Text escaped for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

type Colours = BrandLook['light']

/** One class per coloured part: dark mode changes colours only, because many mail programs ignore style sheets. */
const colourRules = (of: Colours, important: string): string =>
  [
    `.page{background-color:${of['--ground']}${important};color:${of['--ink']}${important}}`,
    `.card{background-color:${of['--surface']}${important}}`,
    `.ink{color:${of['--ink']}${important}}`,
    `.code{background-color:${of['--sunken']}${important};color:${of['--ink']}${important}}`,
    `.button{background-color:${of['--primary']}${important};color:${of['--on-primary']}${important}}`,
    `.link{color:${of['--primary-text']}${important}}`,
    `.rule{border-color:${of['--sunken']}${important}}`,
  ].join('')

/** Families for an attribute in double quotes. */
const families = (list: string): string => list.replaceAll('"', "'")

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>')

const paragraph = (text: string, { light }: BrandLook): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${light['--ink']}">${lines(text)}</p>`

const codeBox = (code: string, { light, cardCorner }: BrandLook): string =>
  `<p class="code" dir="ltr" style="margin:8px 0 24px;padding:20px 12px;border-radius:${cardCorner};background-color:${light['--sunken']};color:${light['--ink']};font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;text-align:center">${escaped(code)}</p>`

/** A card as the guest saw it: its picture, with the brand and the amount below. */
const cardBox = (
  { picture, amount }: { picture: string; amount: string },
  { light, name, cardCorner }: BrandLook,
): string =>
  [
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:separate">',
    `<tr><td style="padding:0;font-size:0;line-height:0"><img src="${escaped(picture)}" width="480" alt="" style="display:block;width:100%;height:auto;border:0;border-radius:${cardCorner} ${cardCorner} 0 0"></td></tr>`,
    `<tr><td class="code" style="padding:14px 20px;border-radius:0 0 ${cardCorner} ${cardCorner};background-color:${light['--sunken']};color:${light['--ink']}">`,
    `<span style="display:block;font-size:14px;line-height:1.4;font-weight:600">${escaped(name)}</span>`,
    `<span style="display:block;font-size:28px;line-height:1.25;font-weight:700">${escaped(amount)}</span></td></tr></table>`,
  ].join('')

/** Two columns of texts, the second one at the end of the line. */
const pairs = (rows: readonly string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.join('')}</table>`

interface Pair {
  name: string
  /** Below the name; empty without. */
  detail?: string
  value: string
  /** The style of both texts. */
  style: string
  /** A line above the pair. */
  rule?: boolean
  /** Which of the texts may be broken into lines. */
  wraps: 'name' | 'value'
}

/** `end` is the side on which lines of the language end: mail programs know no other word for it. */
function pair(
  { name, detail = '', value, style, rule = false, wraps }: Pair,
  { light }: BrandLook,
  end: string,
): string {
  const whole = (text: Pair['wraps']) => (text === wraps ? '' : ';white-space:nowrap')
  const edge = rule ? `border-top:1px solid ${light['--sunken']};` : ''
  const cell = `${edge}padding:8px 0;color:${light['--ink']};vertical-align:top;${style}`
  const below =
    detail === '' ? '' : `<span style="display:block;font-size:13px;font-weight:400">${escaped(detail)}</span>`
  return [
    `<tr><td class="ink rule" style="${cell}${whole('name')}">${escaped(name)}${below}</td>`,
    `<td class="ink rule" align="${end}" style="${cell};padding-inline-start:16px;text-align:${end}${whole('value')}">${escaped(value)}</td></tr>`,
  ].join('')
}

const PLAIN = 'font-size:15px;line-height:1.4'

/** The dishes, a rule, the sums, a rule and the total. */
function receiptBox(rows: readonly ReceiptRow[], look: BrandLook, end: string): string {
  const styles = {
    dish: `${PLAIN};font-weight:600`,
    sum: 'font-size:14px;line-height:1.2',
    total: 'font-size:20px;line-height:1.3;font-weight:700;padding-top:14px',
  }
  return pairs(
    rows.map(({ kind, name, detail, amount }, at) =>
      pair(
        {
          name,
          detail,
          value: amount,
          style: styles[kind],
          rule: kind === 'total' || kind !== rows[at - 1]?.kind,
          wraps: 'name',
        },
        look,
        end,
      ),
    ),
  )
}

const FIGURE = /^(.+?)\s*[:：]\s*(.+)$/u

/** A paragraph whose lines are names and figures, else its text. */
function figures(text: string, look: BrandLook, end: string): string {
  const matches = text.split('\n').map(line => FIGURE.exec(line))
  if (matches.length < 2 || matches.includes(null)) return paragraph(text, look)
  const rows = matches.map((match, at) => ({
    name: match?.[1] ?? '',
    value: match?.[2] ?? '',
    style: at === 0 ? 'font-size:20px;line-height:1.3;font-weight:700' : PLAIN,
    rule: at > 0,
    wraps: 'value' as const,
  }))
  return pairs(rows.map(row => pair(row, look, end)))
}

const button = ({ label, url }: { label: string; url: string }, { light, corner }: BrandLook): string =>
  `<p style="margin:8px 0 20px"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:14px 28px;border-radius:${corner};background-color:${light['--primary']};color:${light['--on-primary']};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`

const link = (label: string, url: string, { light }: BrandLook): string =>
  `<a class="link" href="${escaped(url)}" style="color:${light['--primary-text']};text-decoration:underline">${escaped(label)}</a>`

function head({ name, logo, light, headingFont }: BrandLook): string {
  const picture = logo
    ? `<td style="padding-inline-end:12px"><img src="${escaped(logo)}" width="40" height="40" alt="" style="display:block;border-radius:10px"></td>`
    : ''
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${picture}<td class="ink" style="font-family:${families(headingFont)};font-size:18px;font-weight:700;color:${light['--ink']}">${escaped(name)}</td></tr></table>`
}

function foot({ footer, stop }: MessageContent, look: BrandLook): string {
  const links = stop
    ? `<br>${link(stop.label, stop.url, look)} &nbsp;·&nbsp; ${link(stop.settingsLabel, stop.settingsUrl, look)}`
    : ''
  return `<p class="ink" style="margin:0;font-size:13px;line-height:1.7;color:${look.light['--ink']}">${escaped(footer)}${links}</p>`
}

/**
 * An e-mail as HTML with the brand's name, logo and colours, in the direction of its language. Tables and inline styles carry
 * the layout, because mail programs drop the rest; every text is escaped. X2
 */
export function mailHtml(content: MessageContent, look: BrandLook): string {
  const { tag, dir } = localeNamed(content.language)
  const { light, dark } = look
  const [align, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font-family:${families(look.headingFont)};font-size:26px;line-height:1.25;font-weight:700;color:${light['--ink']}">${escaped(content.heading)}</h1>`,
    content.card ? cardBox(content.card, look) : '',
    content.code === undefined ? '' : codeBox(content.code, look),
    ...content.paragraphs.map(text => (content.hasFigures ? figures(text, look, end) : paragraph(text, look))),
    content.receipt ? receiptBox(content.receipt, look, end) : '',
    content.action ? button(content.action, look) : '',
  ].join('')
  const preview = escaped((content.paragraphs[0] ?? '').slice(0, 140))
  return [
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(content.subject)}</title>`,
    `<style>:root{color-scheme:light dark}${colourRules(light, '')}@media (prefers-color-scheme:dark){${colourRules(dark, ' !important')}}`,
    '@media (max-width:480px){.inner{padding:24px 20px 8px !important}.outer{padding:16px 10px !important}}</style></head>',
    `<body class="page" style="margin:0;padding:0;background-color:${light['--ground']};color:${light['--ink']};font-family:${families(look.font)}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${preview}</div>`,
    `<table role="presentation" class="page" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light['--ground']}">`,
    `<tr><td class="outer" align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:${align}">`,
    `<tr><td style="padding:0 8px 16px">${head(look)}</td></tr>`,
    `<tr><td class="card inner" style="padding:36px 40px 20px;border-radius:${look.cardCorner};background-color:${light['--surface']}">${body}</td></tr>`,
    `<tr><td style="padding:20px 8px 0">${foot(content, look)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('')
}

import { maskedPhone, phoneText } from '@comanda/domain/address'
import { dinersIn } from '@comanda/domain/cart'
import { inLanguage } from '@comanda/domain/money'
import type { PrintedTexts } from '@comanda/domain/store'
import type { BoardOrder, ChosenOrder } from '../../ports/order.ts'
import type { BillPaid, PaperShop } from './deps.ts'
import { type PaperRow, type PrintFormat, orderTypeText, remarkRows } from './print-format.ts'

/** A phone number without its identifying digits: only the last two are printed, in its country's format. */
const hidden = ({ isoCode, phoneNumber }: NonNullable<BoardOrder['contact']>): string =>
  maskedPhone(isoCode.toUpperCase(), phoneNumber).replace(/\d(?=(?:\D*\d){2})/g, '*')

export const centred = (text: string, more: { size?: 2 | 3; bold?: true } = {}): PaperRow => ({
  kind: 'text',
  text,
  align: 'center',
  ...more,
})

/** The number of people: at a buffet the paid places, not the phones that ordered; unknown for plates only. CART-13 */
function peopleOf({ order, lines }: Pick<ChosenOrder, 'order' | 'lines'>): number | undefined {
  if (order.orderType !== 1100) return undefined
  const ofBuffet = lines.some(line => line.buffetPerson !== undefined || line.buffetStallId !== undefined)
  if (!ofBuffet) return order.people
  const { adults, children } = dinersIn(lines)
  return adults + children || undefined
}

/** A text of several lines, each in the middle. */
export const centredLines = (text: string): PaperRow[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => centred(line))

interface Head {
  order: BoardOrder
  people: number | undefined
  language: string
  texts: PrintedTexts
}

/** The registered name and the tax number of the seller, where they are known. */
export function sellerOf(pen: PrintFormat, { shopName, seller }: BoardOrder['shop'], language: string): PaperRow[] {
  if (!seller) return []
  const { legalName, taxNumber } = seller
  return [
    ...(legalName === '' || legalName === inLanguage(shopName, language) ? [] : [centred(legalName)]),
    ...(taxNumber === '' ? [] : [centred(pen.say('receipt.taxNumber', { number: pen.apart(taxNumber) }))]),
  ]
}

function headOf(pen: PrintFormat, { order, people, language, texts }: Head): PaperRow[] {
  const { shop, callNumber, orderNo, createdAt } = order
  return [
    centred(inLanguage(shop.shopName, language), { size: 2, bold: true }),
    ...centredLines(inLanguage(texts.header ?? {}, language)),
    ...shop.addressLines.map(line => centred(line)),
    centred(pen.apart(phoneText(shop.phone))),
    ...sellerOf(pen, shop, language),
    { kind: 'rule' },
    centred(callNumber ?? orderNo, { size: 3, bold: true }),
    { kind: 'pair', left: orderTypeText(pen, order), right: pen.day(createdAt) },
    { kind: 'text', text: pen.say('receipt.order', { number: orderNo }) },
    ...(people === undefined ? [] : [{ kind: 'text' as const, text: pen.say('receipt.people', { count: people }) }]),
    { kind: 'rule' },
  ]
}

/** A text under the dish above it. */
export const under = (text: string): PaperRow => ({ kind: 'text', text: `   ${text}` })

const linesOf = (pen: PrintFormat, { lines, currency }: BoardOrder): PaperRow[] =>
  lines.flatMap((line): PaperRow[] => [
    { kind: 'line', count: String(line.quantity), text: line.displayName, amount: pen.money(line.amount, currency) },
    ...(line.detail === '' ? [] : [under(line.detail)]),
    ...(line.giftOf === undefined ? [] : [under(pen.say('receipt.gift'))]),
  ])

function sumOf(pen: PrintFormat, { totals, currency, payState }: BoardOrder, language: string): PaperRow[] {
  return [
    { kind: 'rule' },
    ...totals.totalLines.map(
      ({ kind, name, amount }): PaperRow => ({
        kind: 'pair',
        left: inLanguage(name, language) || pen.say(`receipt.line.${kind}`),
        right: pen.money(amount, currency),
      }),
    ),
    {
      kind: 'pair',
      left: pen.say('receipt.total'),
      right: pen.money(totals.totalPaidAmount, currency),
      bold: true,
      size: 2,
    },
    centred(pen.say(`receipt.${payState}`)),
  ]
}

/**
 * What was paid of the table's bill: tips, card fees and rounding, which no round has, and the payment of each of several payers, who
 * finds the own share there; nothing where there are none. PAY-19
 */
function billOf(pen: PrintFormat, { amount, lines, payments = [] }: BillPaid, { currency }: BoardOrder): PaperRow[] {
  if (lines.length === 0 && payments.length === 0) return []
  const pair = (left: string, value: number) => ({ kind: 'pair' as const, left, right: pen.money(value, currency) })
  const total = lines.reduce((sum, line) => sum + line.amount, Number(amount))
  return [
    { kind: 'rule' },
    pair(pen.say('receipt.billPaid'), amount),
    ...lines.map(line => pair(pen.say(`receipt.line.${line.kind}`), line.amount)),
    { ...pair(pen.say('receipt.billTotalPaid'), total), bold: true },
    ...payments.map((paid, at) => pair(pen.say('receipt.payment', { number: at + 1 }), paid)),
  ]
}

function goesTo(pen: PrintFormat, { contact, deliveryAddress }: BoardOrder): PaperRow[] {
  if (!contact && !deliveryAddress) return []
  const name = contact ? `${contact.firstName} ${contact.lastName}`.trim() : ''
  const phone = pen.apart(contact ? hidden(contact) : '')
  const rows = [...(deliveryAddress?.lines ?? []), name, phone].filter(text => text !== '')
  return [{ kind: 'rule' }, ...rows.map((text): PaperRow => ({ kind: 'text', text }))]
}

/**
 * The guest's receipt: every line of the total, nothing of the card, only two digits of the phone number, and the store's own words
 * below its name and at the end, with the brand's logo above it where that is set. STORE-3
 */
export function billPaper(
  pen: PrintFormat,
  chosen: Pick<ChosenOrder, 'order' | 'lines'>,
  language: string,
  { receipt: texts = {}, logo, bill }: Pick<PaperShop, 'receipt' | 'logo'> & { bill?: BillPaid | undefined } = {},
): PaperRow[] {
  const { order } = chosen
  const end = centredLines(inLanguage(texts.footer ?? {}, language))
  return [
    ...(logo ? [{ kind: 'image' as const, ...logo }] : []),
    ...headOf(pen, { order, people: peopleOf(chosen), language, texts }),
    ...linesOf(pen, order),
    ...sumOf(pen, order, language),
    ...(bill ? billOf(pen, bill, order) : []),
    ...goesTo(pen, order),
    ...remarkRows(pen, order.remark),
    { kind: 'rule' },
    ...(end.length > 0 ? end : [centred(pen.say('receipt.thanks'))]),
  ]
}

import type { Currency, LocalizedText, Money } from '../money/index.ts'

/** The types of passes for the wallets of phones. CARD-9 */
export const PASS_KINDS = ['MEMBER_CARD', 'GIFT_CARD', 'COUPON', 'COLLECT_POINT', 'BOOKING'] as const
export type PassKind = (typeof PASS_KINDS)[number]

interface CommonFacts {
  /** Of the program, template, campaign or store. */
  name: LocalizedText
  /** Passes of one group have the same design: card program, gift card program, coupon template, campaign, store. */
  groupId: string
  /** `#rrggbb`. */
  color: string
  /** It can no longer be used. */
  isOver: boolean
  /** Epoch ms; absent: it does not expire. */
  expiresAt?: number
}

/** The data of the card, coupon or booking that a pass shows. */
export type PassFacts = CommonFacts &
  (
    | { kind: 'MEMBER_CARD'; cardNo: string; level: LocalizedText; balance: Money; currency: Currency }
    | { kind: 'GIFT_CARD'; cardNo: string; balance: Money; currency: Currency }
    | {
        kind: 'COUPON'
        couponCode: string
        description: LocalizedText
        /** First and last day (YYYY-MM-DD), both included, by the store's calendar. */
        beginDate: string
        endDate: string
      }
    | {
        kind: 'COLLECT_POINT'
        cardNo: string
        collected: number
        /** Stamps that fill the card. */
        stamps: number
        /** Rewards received so far. */
        received: number
        description: LocalizedText
      }
    | {
        kind: 'BOOKING'
        bookingNo: string
        /** Epoch ms, and the store's time zone. */
        start: number
        timeZone: string
        people: number
        area: LocalizedText
        address: string
        point: { latitude: number; longitude: number }
      }
  )

/** Labels of fields; their texts are in `@comanda/messages/passes`. */
export type PassLabel =
  | 'balance'
  | 'level'
  | 'number'
  | 'validFrom'
  | 'validUntil'
  | 'details'
  | 'stamps'
  | 'rewards'
  | 'date'
  | 'time'
  | 'people'
  | 'area'
  | 'address'

export type PassValue =
  | { kind: 'text'; text: LocalizedText }
  | { kind: 'plain'; text: string }
  | { kind: 'money'; amount: Money; currency: Currency }
  | { kind: 'count'; count: number; of?: number }
  /** YYYY-MM-DD */
  | { kind: 'day'; day: string }
  /** Epoch ms, shown in the time zone. */
  | { kind: 'moment'; at: number; timeZone: string; part: 'date' | 'time' }

export type PassPlace = 'header' | 'primary' | 'secondary' | 'auxiliary' | 'back'

export interface PassField {
  label: PassLabel
  place: PassPlace
  value: PassValue
}

/** The content of a pass, independent of Apple's and Google's formats. */
export interface PassContent {
  kind: PassKind
  title: LocalizedText
  groupId: string
  /** Colours `#rrggbb`. */
  background: string
  foreground: string
  fields: PassField[]
  /** Identifies its holder and never pays; absent where it can no longer be used. */
  barcode?: string
  isVoid: boolean
  /** Epoch ms */
  expiresAt?: number
  point?: { latitude: number; longitude: number }
  /** When it is relevant (epoch ms): the start of a booking. */
  relevantAt?: number
}

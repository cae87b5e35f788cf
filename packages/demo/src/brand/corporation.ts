import type { Currency, LocalizedText } from '@comanda/domain/money'
import { pictureOf } from '../pictures/name.ts'
import { BRAND_ID } from '../stores/plan.ts'
import { localized } from '../localized.ts'

/** The brand as shown to guests. */
export interface Corporation {
  corporationId: number
  brandId: number
  name: LocalizedText
  slogan: LocalizedText
  appid: string
  logo: string
  currency: Currency
  addressFormat: string
  dateTimeFormat: { date: string; time: string; dateTime: string }
  languages: string[]
  /** The brand's own texts, by language and key. */
  texts: Record<string, Record<string, string>>
  chooseLanguage: boolean
  cardProgramId: string
  /**
   * The daily amount that one staff member may change in members' balances, by currency (`POINT` for points); more needs a
   * second person.
   */
  adjustAlone: Record<string, number>
  style: { primaryColor: string; buttonCorner: 'big' | 'middle' | 'small' | 'rightAngle' | 'capsule' }
}

export const corporation: Corporation = {
  corporationId: 1000,
  brandId: BRAND_ID,
  name: localized('Marigold Kitchen', '金盏厨房', 'مطبخ ماريغولد'),
  slogan: localized('The whole world, one warm kitchen', '世界风味，一间暖厨', 'العالم كله في مطبخ واحد دافئ'),
  appid: 'marigold',
  logo: pictureOf('logo'),
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  addressFormat: 'international',
  dateTimeFormat: { date: 'local', time: 'local', dateTime: 'local' },
  languages: ['en_US', 'zh_CN', 'ar'],
  texts: {
    en_US: { 'mine.vip.noCardProgramId': 'The Marigold Circle is not open at this store yet.' },
    zh_CN: { 'mine.vip.noCardProgramId': '金盏会员尚未在本店开放。' },
    ar: { 'mine.vip.noCardProgramId': 'دائرة ماريغولد غير متاحة في هذا الفرع بعد.' },
  },
  chooseLanguage: true,
  cardProgramId: 'marigold-circle',
  adjustAlone: { POINT: 500, USD: 2500, GBP: 2000, JPY: 3000, KWD: 8000, SGD: 3000 },
  style: { primaryColor: '#ff6c63', buttonCorner: 'capsule' },
}

import type { Currency, Words } from '@comanda/domain/money'
import { pictureOf } from '../pictures/name.ts'
import { BRAND_ID } from '../stores/plan.ts'
import { say } from '../words.ts'

/** The brand as its guests know it. */
export interface Corporation {
  corporationId: number
  brandId: number
  name: Words
  slogan: Words
  appid: string
  logo: string
  currency: Currency
  addressFormat: string
  dateTimeFormat: { date: string; time: string; dateTime: string }
  languages: string[]
  chooseLanguage: boolean
  cardProgramId: string
  style: { primaryColor: string; buttonCorner: 'big' | 'middle' | 'small' | 'rightAngle' | 'capsule' }
}

export const corporation: Corporation = {
  corporationId: 1000,
  brandId: BRAND_ID,
  name: say('Marigold Kitchen', '金盏厨房', 'مطبخ ماريغولد'),
  slogan: say('The whole world, one warm kitchen', '世界风味，一间暖厨', 'العالم كله في مطبخ واحد دافئ'),
  appid: 'marigold',
  logo: pictureOf('logo'),
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  addressFormat: 'international',
  dateTimeFormat: { date: 'YYYY-MM-DD', time: 'HH:mm', dateTime: 'YYYY-MM-DD HH:mm' },
  languages: ['en_US', 'zh_CN', 'ar'],
  chooseLanguage: true,
  cardProgramId: 'marigold-circle',
  style: { primaryColor: '#ff6c63', buttonCorner: 'capsule' },
}

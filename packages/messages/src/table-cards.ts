import { localeOf } from './locales.ts'

const scan = { en_US: 'Scan to order', zh_CN: '扫码点餐', ar: 'امسح الرمز للطلب' }

/** The invitation on a table card without words of the store's own, in a language of the product (English for any other). STORE-3 */
export const scanText = (language: string): string => scan[localeOf(language).id]

import { staffReductions as ar } from './ar/staff-reductions.ts'
import { staffReductions as en } from './en-US/staff-reductions.ts'
import { staffReductions as zh } from './zh-CN/staff-reductions.ts'

/** The name of what staff take off a bill, in every language. PAY-16 */
export const staffReductionName = (kind: keyof typeof en): { en_US: string; zh_CN: string; ar: string } => ({
  en_US: en[kind],
  zh_CN: zh[kind],
  ar: ar[kind],
})

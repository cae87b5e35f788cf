import { staffOffs as ar } from './ar/staff-offs.ts'
import { staffOffs as en } from './en-US/staff-offs.ts'
import { staffOffs as zh } from './zh-CN/staff-offs.ts'

/** The name of what staff take off a bill, in every language. PAY-16 */
export const staffOffName = (kind: keyof typeof en): { en_US: string; zh_CN: string; ar: string } => ({
  en_US: en[kind],
  zh_CN: zh[kind],
  ar: ar[kind],
})

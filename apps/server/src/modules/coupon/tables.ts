import type { CouponTemplate } from '@comanda/domain/coupon'

export interface CouponTables {
  coupon_template: {
    corporation_id: number
    coupon_template_id: string
    terms: CouponTemplate
    version: number
    created_at: Date
  }
  coupon: {
    corporation_id: number
    coupon_code: string
    coupon_template_id: string
    terms_version: number
    owner: string
    begin_date: string
    end_date: string
    order_id: string | null
    given_at: Date
    changed_at: Date
    source?: string | null
  }
  coupon_use: {
    corporation_id: number
    coupon_code: string
    order_id: string
    kind: 'taken' | 'returned'
    at: Date
  }
  coupon_voucher: {
    corporation_id: number
    code_digest: string
    coupon_template_id: string
    take_before: Date
    valid_days: number
    taken_by: string | null
    coupon_code: string | null
    created_at: Date
  }
}

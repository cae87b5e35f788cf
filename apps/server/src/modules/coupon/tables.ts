import type { CouponTemplate } from '@comanda/domain/coupon'

/** Codes that give coupons of a template. Days are YYYY-MM-DD. */
export interface CodeBatchRow {
  corporation_id: number
  batch_id: string
  coupon_template_id: string
  kind: 'public' | 'single'
  name: string
  public_code: string | null
  most: number
  taken: number
  start_date: string
  end_date: string
  valid_days: number
  enabled: boolean
  created_at: Date
}

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
    batch_id?: string | null
  }
  coupon_code_batch: CodeBatchRow
  coupon_public_take: {
    corporation_id: number
    batch_id: string
    owner: string
    coupon_code: string
    taken_at: Date
  }
}

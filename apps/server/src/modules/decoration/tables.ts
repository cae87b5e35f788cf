export interface DecorationTables {
  decoration_plan: {
    corporation_id: number
    decoration_plan_id: string
    version: number
    in_use: boolean
    pages: unknown
  }
  decoration_draft: {
    corporation_id: number
    pages: unknown
    revision: number
    updated_at: Date
    updated_by: string
  }
  decoration_version: {
    corporation_id: number
    version: number
    pages: unknown
    published_at: Date
    cause: string
    by_id: string
    by_name: string
    note: string
  }
  decoration_schedule: {
    corporation_id: number
    schedule_id: string
    shop_id: number
    pages: unknown
    publish_at: Date
    by_id: string
    by_name: string
    note: string
  }
}

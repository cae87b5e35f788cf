export interface DecorationTables {
  decoration_plan: {
    corporation_id: number
    decoration_plan_id: string
    version: number
    in_use: boolean
    pages: unknown
  }
}

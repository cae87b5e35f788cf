export interface MemberTables {
  customer: {
    corporation_id: number
    customer_id: number
    nick: string
    avatar: string
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    birthday: string | null
    is_member: boolean
    order_news: boolean
  }
}

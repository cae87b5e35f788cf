export interface NotificationTables {
  outbox_message: {
    corporation_id: number
    outbox_message_id: string
    channel: string
    destination: string
    template: string
    params: unknown
    language: string
    created_at: Date
    sent_at: Date | null
  }
}

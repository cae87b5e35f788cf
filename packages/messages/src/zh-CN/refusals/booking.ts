import type { booking as english } from '../../en-US/refusals/booking.ts'

/** Words of the refusals of bookings, and what bookings say outside the app. */
export const booking: Record<keyof typeof english, string> = {
  'refusal.booking.notOffered': '这家餐厅暂不支持在线订位，请致电餐厅或选择其他餐厅。',
  'refusal.booking.timeGone': '这个时间已无法预订，请选择其他时间。',
  'refusal.booking.full': '有人先一步订走了，这个时间已没有空桌，请选择其他时间。',
  'refusal.booking.partySize': '这里可预订 {min} 至 {max} 人的餐桌，其他人数请致电餐厅。',
  'refusal.booking.contact': '请检查电话号码，以便餐厅联系您。',
  'refusal.booking.many': '您已有 {most} 个待用餐的预订，请先取消不需要的预订。',
  'refusal.booking.moved': '这个预订刚刚有变动，请重新查看。',
  'refusal.booking.tooLate': '距离用餐时间太近，无法在此更改，请致电餐厅：{phone}。',
  'refusal.booking.waitlistClosed': '餐厅目前未营业，暂无排队。',
  'refusal.booking.tableTaken': '该餐桌在这段时间已被占用，请选择其他餐桌。',
  'notice.bookingConfirmed.subject': '您在{store}的订位',
  'notice.bookingConfirmed.text':
    '已订位：{store}，{time}，{people} 人。预订号 {number}。我们为您保留餐桌 {minutes} 分钟，期待光临！',
  'notice.bookingChanged.subject': '您在{store}的订位已更改',
  'notice.bookingChanged.text': '已更改：{store}，{time}，{people} 人。预订号 {number}。',
  'notice.bookingCancelled.subject': '您在{store}的订位已取消',
  'notice.bookingCancelled.text': '已按您的要求取消：{store}，{time}。预订号 {number}。期待下次光临。',
  'notice.bookingCalledOff.subject': '{store}不得不取消您的订位',
  'notice.bookingCalledOff.text': '非常抱歉，{store}不得不取消您 {time} 的餐桌。{reason} 预订号 {number}。',
  'notice.bookingReminder.subject': '{store}期待您的光临',
  'notice.bookingReminder.text': '温馨提醒：{store}，{time}，{people} 人。预订号 {number}。如不能前来，请提前取消。',
  'notice.waitingCalled.subject': '您在{store}的餐桌已备好',
  'notice.waitingCalled.text': '您在{store}的餐桌已备好，请在 {minutes} 分钟内到店。',
  'refusal.booking.tablesUnfit': '请选择同一区域内可预订的餐桌。',
  'refusal.booking.depositChanged': '这张餐桌的订金已变动，请再确认一次。',
  'refusal.booking.depositDiffers': '此更改需要更多订金。请在期限内取消（订金会退回），然后重新预订。',
}

import type { booking as english } from '../../en-US/notices/booking.ts'

/** Notices about bookings. */
export const booking: Record<keyof typeof english, string> = {
  'notice.bookingConfirmed.subject': '{store}预订成功',
  'notice.bookingConfirmed.text':
    '预订成功：{store}，{time}，{people} 人。预订号 {number}。餐桌保留 {minutes} 分钟，期待光临！',
  'notice.bookingChanged.subject': '{store}预订已更改',
  'notice.bookingChanged.text': '已更改：{store}，{time}，{people} 人。预订号 {number}。',
  'notice.bookingCancelled.subject': '{store}预订已取消',
  'notice.bookingCancelled.text': '预订已取消：{store}，{time}。预订号 {number}。{deposit}期待下次光临。',
  'notice.bookingCalledOff.subject': '{store}取消了您的预订',
  'notice.bookingCalledOff.text': '非常抱歉，{store}取消了您 {time} 的预订。{reason} 预订号 {number}。{deposit}',
  'notice.bookingNoShow.subject': '{store}未能等到您',
  'notice.bookingNoShow.text': '{store}，{time}，我们未能等到您。预订号 {number}。{deposit}',
  'notice.bookingDeposit.subject': '您在{store}的订金',
  'notice.bookingDeposit.text': '关于您的预订：{store}，{time}，预订号 {number}。{deposit}',
  'notice.deposit.asked': '请在 {until} 前支付订金 {amount}，以保留餐位。',
  'notice.deposit.returning': '订金 {amount} 将退还至您的卡，银行到账可能需要几天。',
  'notice.deposit.returned': '订金 {amount} 已退还至您的卡。',
  'notice.deposit.keptLate': '免费取消期限为 {until}，订金 {amount} 不予退还。',
  'notice.deposit.keptNoShow': '因未到店，按条款订金 {amount} 不予退还。',
  'notice.deposit.undecided': '餐厅将在 {until} 前决定订金 {amount} 是否退还；如未决定，将自动退款。',
  'notice.deposit.void': '订金未支付，未扣款。',
  'notice.bookingReminder.subject': '{store}期待您的光临',
  'notice.bookingReminder.text': '提醒：{store}，{time}，{people} 人。预订号 {number}。如不能前来，请提前取消。',
  'notice.waitingCalled.subject': '您在{store}的餐桌已备好',
  'notice.waitingCalled.text': '您在{store}的餐桌已备好，请在 {minutes} 分钟内到店。',
}

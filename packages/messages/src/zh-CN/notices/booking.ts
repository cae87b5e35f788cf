import type { booking as english } from '../../en-US/notices/booking.ts'

/** Notices about bookings. */
export const booking: Record<keyof typeof english, string> = {
  'notice.bookingConfirmed.subject': '您在{store}的订位',
  'notice.bookingConfirmed.text':
    '已订位：{store}，{time}，{people} 人。预订号 {number}。我们为您保留餐桌 {minutes} 分钟，期待光临！',
  'notice.bookingChanged.subject': '您在{store}的订位已更改',
  'notice.bookingChanged.text': '已更改：{store}，{time}，{people} 人。预订号 {number}。',
  'notice.bookingCancelled.subject': '您在{store}的订位已取消',
  'notice.bookingCancelled.text': '已按您的要求取消：{store}，{time}。预订号 {number}。{deposit}期待下次光临。',
  'notice.bookingCalledOff.subject': '{store}不得不取消您的订位',
  'notice.bookingCalledOff.text': '非常抱歉，{store}不得不取消您 {time} 的餐桌。{reason} 预订号 {number}。{deposit}',
  'notice.bookingNoShow.subject': '{store}未能等到您',
  'notice.bookingNoShow.text': '{store}，{time}，我们未能等到您。预订号 {number}。{deposit}',
  'notice.bookingDeposit.subject': '您在{store}的订金',
  'notice.bookingDeposit.text': '关于您的预订：{store}，{time}，预订号 {number}。{deposit}',
  'notice.deposit.returning': '订金 {amount} 将退回您付款的卡，银行可能需要几天才会显示。',
  'notice.deposit.returned': '订金 {amount} 已退回您付款的卡。',
  'notice.deposit.keptLate': '可退订金的取消期限为 {until}，按照条款，订金 {amount} 归餐厅所有。',
  'notice.deposit.keptNoShow': '因无人到店，按照条款，订金 {amount} 归餐厅所有。',
  'notice.deposit.undecided': '餐厅将在 {until} 之前决定订金 {amount} 的去向；如无决定，订金会退回您的卡。',
  'notice.deposit.void': '订金未支付，未扣款。',
  'notice.bookingReminder.subject': '{store}期待您的光临',
  'notice.bookingReminder.text': '温馨提醒：{store}，{time}，{people} 人。预订号 {number}。如不能前来，请提前取消。',
  'notice.waitingCalled.subject': '您在{store}的餐桌已备好',
  'notice.waitingCalled.text': '您在{store}的餐桌已备好，请在 {minutes} 分钟内到店。',
}

import type { notification as english } from '../../en-US/notices/notification.ts'

/** Codes and notices sent outside the app. */
export const notification: Record<keyof typeof english, string> = {
  'notice.code.subject': '您的验证码：{code}',
  'notice.code.text': '您的验证码是 {code}，{minutes} 分钟内有效，请勿告诉他人。',
  'notice.booksDiffer.subject': '{day} 的账目不一致',
  'notice.booksDiffer.text': '{day} 的{provider}账目与我们的有 {count} 处不一致，请在管理台的“支付对账”中查看。',
  'notice.books.card': '银行卡支付',
  'notice.books.wallet': '电子钱包支付',
  'notice.contactTaken.subject': '您已有账户',
  'notice.contactTaken.text':
    '有人想将此联系方式用于另一个账户。您的账户不受影响，可照常登录。如非本人操作，无需处理。',
  'notice.contactChanged.subject': '您的账户更换了联系方式',
  'notice.contactChanged.text': '您的账户已改用 {contact}，并已在其他设备上退出登录。如非本人操作，请立即联系餐厅。',
  'notice.accountClosed.subject': '您的账户已注销',
  'notice.accountClosed.text': '您的账户已按要求注销。依税法须保留的订单记录不再含有您的姓名。欢迎您随时再来。',
  'notice.staffInvited.subject': '{by} 邀请您加入 {brand}',
  'notice.staffInvited.text':
    '{name}，您好：\n{by} 已将您加入 {brand}。请在 {hours} 小时内设置密码：{link}\n登录账号：{account}。',
  'notice.staffPassword.subject': '您在 {brand} 的密码',
  'notice.staffPassword.text': '{name}，您好：\n请在 {hours} 小时内设置新密码：{link}\n如非本人操作，无需处理。',
  'notice.orderPlaced.subject': '您在{store}的订单 {number}',
  'notice.orderPlaced.text': '{store}已收到您的订单 {number}，金额 {amount}。{call}\n{link}\n\n{stop}',
  'notice.orderAccepted.subject': '{store}正在准备您的订单',
  'notice.orderAccepted.text': '{store}已接受您的订单 {number}。{call}{promise}\n{link}\n\n{stop}',
  'notice.orderReady.subject': '您的订单已备好',
  'notice.orderReady.text': '您在{store}的订单 {number} 已备好。{call}\n{link}\n\n{stop}',
  'notice.orderLeft.subject': '您的订单正在配送',
  'notice.orderLeft.text': '您的订单 {number} 已从{store}出发，正在送往您处。\n{link}\n\n{stop}',
  'notice.orderRejected.subject': '{store}未能接受您的订单',
  'notice.orderRejected.text': '很抱歉，{store}未能接受您的订单 {number}。{refund}\n{link}\n\n{stop}',
  'notice.orderCancelled.subject': '您的订单 {number} 已取消',
  'notice.orderCancelled.text': '您在{store}的订单 {number} 已取消。{refund}\n{link}\n\n{stop}',
  'notice.order.stop': '不想再收到此类邮件：{settings}',
  'notice.order.call': '取餐号：{number}。',
  'notice.order.promise': '预计 {time} 完成。',
  'notice.order.refund': '{amount} 将按原支付方式退回。',
}

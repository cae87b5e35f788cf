/** Words of the refusals of what is done for members at the counter, and of the brand's money. */
export const counter = {
  'refusal.brandOnly': '您的账号无权更改整个品牌的资金设置，请申请权限。',
  'refusal.rights.own': '自己的权限须由他人更改。',
  'refusal.rights.unfit': '品牌资金权限只能给经理，且每人至少属于一家门店。',
  'refusal.rights.wait': '已有一项更改在等待第二人批准，请先处理。',
  'refusal.rights.decided': '这项更改已处理过。',
  'refusal.rights.alone':
    '授予更多权限需要另一位有品牌资金权限的同事批准（不能是您，也不能是本人），而目前没有。请由服务器管理员指定一位（npm run appoint）。',
  'refusal.rights.second': '需要另一位同事批准：不能是提出者，也不能是本人。',
  'refusal.adjustNothing': '请填写增减的数额，不能为零。',
  'refusal.adjustAlone':
    '该数额需要另一位有品牌资金权限的同事批准，而目前没有。请由服务器管理员指定一位（npm run appoint）。',
  'refusal.adjustShort': '余额不足。',
  'refusal.adjustGone': '它已过期或已收回，不能再更改。',
  'refusal.adjustDecided': '此项已处理过。',
  'refusal.secondForAdjust': '需要另一位同事批准。',
  'refusal.contactUnclear': '请输入带国家代码的手机号、电子邮箱或完整卡号。',
  'refusal.payCodeWrong': '该码已失效，请出示手机上最新的码。',
  'refusal.payCodeOver': '该码已使用或已过期，请重新扫码。',
  'refusal.notToPayHere': '该订单现在无需在柜台付款。',
  'refusal.cardTooLittle': '卡内余额不足以支付此单。',
  'refusal.cardNotHere': '此卡不能在本店付款。',
  'refusal.rights.taken': '已有人使用此邮箱登录。',
  'refusal.staff.linkGone': '此链接已使用或已过期，请重新获取。',
  'refusal.staff.passwordWrong': '当前密码不正确，请检查。',
  'refusal.staff.passwordEasy': '密码至少十个字符，且不能是您的邮箱。',
} as const

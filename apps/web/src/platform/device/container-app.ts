/** Apps that can contain this page and provide the identity of their user. */
export type ContainerApp = 'wechat' | 'alipay'

/** The app that contains this page. WeCom is not WeChat, although its user agent names it. NAV-5 */
export function containerApp(userAgent: string): ContainerApp | undefined {
  if (/MicroMessenger/i.test(userAgent) && !/wxwork/i.test(userAgent)) return 'wechat'
  return /AlipayClient|AliApp\(AP/i.test(userAgent) ? 'alipay' : undefined
}

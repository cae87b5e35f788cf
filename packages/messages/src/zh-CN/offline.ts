import type { offline as english } from '../en-US/offline.ts'
import type { WordsLike } from '../index.ts'

export const offline: WordsLike<typeof english> = {
  'offline.title': '当前无网络',
  'offline.hint': '此页面需要联网，恢复网络后会自动打开。',
  'offline.menu': '查看已保存的菜单',
  'offline.orders': '查看我的订单',
  'offline.saved': '当前无网络，显示的是 {time} 保存的内容，价格可能有变。',
  'offline.noOrder': '当前无网络，恢复网络后即可下单。',
  'install.title': '将{brand}添加到主屏幕',
  'install.hint': '点餐更快，取餐提醒更及时，没网也能看菜单。',
  'install.add': '添加到主屏幕',
  'install.later': '暂不',
  'install.done': '知道了',
  'install.share': '点按浏览器的“共享”。',
  'install.choose': '选择“添加到主屏幕”。',
}

import type { cart as en } from '../../en-US/refusals/cart.ts'
import type { WordsLike } from '../../index.ts'

/** Words of the refusals of the cart. */
export const cart: WordsLike<typeof en> = {
  'refusal.cart.changed': '购物车已有变化，这是最新的内容。',
  'refusal.cart.overStock': '这道菜目前没有更多了。',
  'refusal.cart.overLimit': '这道菜已达到每单可点的数量。',
  'refusal.cart.belowSaleMin': '这道菜 {bound} 份起点，请至少选择这个数量。',
  'refusal.cart.offStep': '这道菜每次以 {bound} 份增减，请换一个数量。',
  'refusal.cart.choiceGone': '所选的一项已不再提供，请打开菜品重新选择。',
  'refusal.cart.choiceMissing': '还有一项没有选择，请打开菜品补充完整。',
  'refusal.cart.choiceTooMany': '所选数量超过了上限，请减少一项。',
  'refusal.cart.choiceExcluded': '所选的两项不能同时搭配，请更换其中一项。',
  'refusal.cart.outOfBounds': '这道菜不能选择这个数量，请换一个。',
  'refusal.cart.notOnMenu': '这道菜已不在菜单上。',
  'refusal.cart.notOnSale': '这道菜目前暂停供应。',
  'refusal.cart.menuClosed': '这道菜在当前时段不供应。',
  'refusal.cart.membersOnly': '这道菜仅供会员，只需一步即可加入。',
  'refusal.cart.tooManyLines': '购物车已满：最多可放 {bound} 种菜，请先下单。',
  'refusal.cart.lineGone': '这道菜已不在您的购物车中。',
  'refusal.cart.notOfferedHere': '这家餐厅不提供这种点餐方式，请选择其他方式。',
  'refusal.cart.seatNeeded': '这桌的购物车只供同桌的人使用，请先加入这一桌。',
  'refusal.cart.pinNeeded': '这一桌设有 PIN 码。请向同桌的人或我们的店员询问四位数字。',
  'refusal.cart.buffetOver': '自助餐最后点单时间已过。菜单上的菜仍可按价点单。',
  'refusal.buffet.noneHere': '这张桌子没有自助餐，您可以从菜单点单。',
  'refusal.buffet.seats': '这张桌子可坐 {bound} 人，请填写用餐人数。',
  'refusal.buffet.charged': '这些人数的自助餐费已经下单。如有误，请联系我们的员工。',
  'refusal.cart.tableFull': '这一桌已经坐满了，请联系我们的店员。',
}

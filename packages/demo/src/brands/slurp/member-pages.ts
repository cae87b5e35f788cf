import type { DemoComponent, DemoPage } from '../../decoration/page.ts'
import { localized } from '../../localized.ts'

const picture = (name: string): string => `slurp-3/${name}`
const menu = '/storeIndex?shopId=301&bizType=1300'

/** The way between the pages of the app. */
export const tabs: DemoComponent = {
  kind: 'tabBar',
  id: 'tabs',
  tabs: [
    { icon: 'home', title: localized('Home', '首页', 'الرئيسية'), link: '/home' },
    { icon: 'menu', title: localized('Order', '点单', 'اطلب'), link: menu },
    { icon: 'gift', title: localized('Gifts', '送礼', 'هدايا'), link: '/giftIndex' },
    { icon: 'account', title: localized('Me', '我的', 'أنا'), link: '/mine' },
  ],
}

/** The guest's own page: stamps and coupons first, everything at one tap. */
const mine: DemoPage = {
  decorationPageId: 'mine',
  pageType: 'mine',
  title: localized('Me', '我的', 'أنا'),
  components: [
    { kind: 'profileHead', id: 'profile' },
    { kind: 'runningOrder', id: 'running' },
    { kind: 'memberCard', id: 'card' },
    { kind: 'assets', id: 'assets' },
    { kind: 'tasks', id: 'tasks' },
    { kind: 'recharge', id: 'recharge', title: localized('Top up, slurp more', '充值多一口', 'اشحن وارشف أكثر') },
    { kind: 'links', id: 'mine', pages: ['orders', 'coupons', 'giftCards', 'scan', 'membership'] },
    { kind: 'links', id: 'app', pages: ['addresses', 'settings', 'terms'] },
    tabs,
  ],
}

/** Below the status of an order: the next cup. */
const status: DemoPage = {
  decorationPageId: 'status',
  pageType: 'status',
  title: localized('Your order', '您的订单', 'طلبك'),
  components: [
    {
      kind: 'hotDishes',
      id: 'next',
      title: localized('Next round?', '再来一轮？', 'جولة أخرى؟'),
      store: 301,
      layout: 'strip',
    },
    { kind: 'coupons', id: 'grab', title: localized('Grab it', '快领', 'احصل عليها'), collect: 'below' },
  ],
}

/** A campaign page: the stamps of the club. */
const club: DemoPage = {
  decorationPageId: 'club',
  pageType: 'custom',
  title: localized('Slurp Club', '吸溜会员', 'نادي سلرب'),
  components: [
    {
      kind: 'banner',
      id: 'hero',
      picture: picture('club'),
      title: localized('10 stamps = 1 cup', '十枚印章 = 一杯', '10 أختام = كوب'),
      text: localized('Every order over $6.', '每单满 $6 一枚。', 'كل طلب فوق 6$.'),
      link: menu,
    },
    { kind: 'tasks', id: 'tasks' },
    { kind: 'memberCard', id: 'card' },
    {
      kind: 'hotDishes',
      id: 'top',
      title: localized('Stamp these', '集章就点', 'لهذه أختام'),
      store: 301,
      layout: 'grid',
    },
    tabs,
  ],
}

const ownCoupons: DemoComponent = {
  kind: 'coupons',
  id: 'coupons',
  title: localized('Your coupons', '我的优惠券', 'قسائمك'),
  collect: 'none',
}

/** Home for members: coupons before the dishes, stamps after them. */
const homeForMembers = (home: DemoPage): DemoPage => ({
  ...home,
  decorationPageId: 'home-members',
  variant: { of: home.decorationPageId, name: 'Members', audience: { kind: 'member' } },
  components: home.components.flatMap((component): DemoComponent[] => {
    if (component.kind === 'personStrip') return []
    if (component.kind === 'hotDishes') return [ownCoupons, component, { kind: 'tasks', id: 'tasks' }]
    return [component]
  }),
})

export const slurpMemberPages = (home: DemoPage): DemoPage[] => [mine, status, club, homeForMembers(home)]

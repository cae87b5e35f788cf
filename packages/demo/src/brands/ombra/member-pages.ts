import type { DemoPage } from '../../decoration/page.ts'
import { localized } from '../../localized.ts'

const picture = (name: string): string => `ombra-3/${name}`

/** The guest's own page: the card and the table first, then what the circle gives. */
const mine: DemoPage = {
  decorationPageId: 'mine',
  pageType: 'mine',
  title: localized('Your evening', '您的夜晚', 'أمسيتك'),
  components: [
    { kind: 'profileHead', id: 'profile' },
    { kind: 'memberCard', id: 'card' },
    { kind: 'runningOrder', id: 'running' },
    { kind: 'bookings', id: 'table', title: localized('Your table', '您的餐桌', 'طاولتك') },
    { kind: 'assets', id: 'assets' },
    { kind: 'tasks', id: 'evenings' },
    { kind: 'recharge', id: 'recharge', title: localized('In advance', '预付', 'مسبقًا') },
    { kind: 'divider', id: 'line', line: 'solid' },
    { kind: 'links', id: 'evening', pages: ['bookings', 'orders', 'membership', 'coupons', 'giftCards'] },
    { kind: 'links', id: 'house', pages: ['addresses', 'settings', 'terms'] },
  ],
}

/** Below the status of an order: an evening to look forward to. */
const status: DemoPage = {
  decorationPageId: 'status',
  pageType: 'status',
  title: localized('Your order', '您的订单', 'طلبك'),
  components: [
    {
      kind: 'banner',
      id: 'next',
      picture: picture('circle'),
      title: localized('Next time, by the fire', '下一次，在炉边', 'في المرة القادمة، قرب النار'),
      text: localized('Book a table', '预订餐桌', 'احجز طاولة'),
      link: '/bookIndex?shopId=201',
    },
  ],
}

/** A campaign page: how the circle works. */
const circle: DemoPage = {
  decorationPageId: 'circle',
  pageType: 'custom',
  title: localized('The Ombra Circle', 'Ombra 之友', 'دائرة أومبرا'),
  components: [
    {
      kind: 'banner',
      id: 'hero',
      picture: picture('circle'),
      title: localized('Six evenings', '六个夜晚', 'ست أمسيات'),
      text: localized('The seventh begins with champagne.', '第七晚，以香槟开始。', 'السابعة تبدأ بالشمبانيا.'),
    },
    {
      kind: 'richText',
      id: 'how',
      paragraphs: [
        {
          style: 'paragraph',
          text: localized(
            'We cook for twenty-two people a night, and we would like to know them. Every dinner over £60 is a stamp; after the sixth, a glass of champagne is waiting.',
            '每晚我们只为二十二位客人下厨，愿与您相识。每次晚餐满 £60 得一枚印章，集满六枚，一杯香槟在等您。',
            'نطهو كل ليلة لاثنين وعشرين ضيفًا ونود أن نعرفهم. كل عشاء يزيد على 60£ ختم، وبعد السادس كأس شمبانيا بانتظارك.',
          ),
        },
        {
          style: 'quote',
          text: localized(
            'Regulars get the table by the fire.',
            '熟客，总坐炉边。',
            'لضيوفنا الدائمين الطاولة قرب النار.',
          ),
        },
      ],
    },
    { kind: 'tasks', id: 'evenings' },
    { kind: 'memberCard', id: 'card' },
    {
      kind: 'hotDishes',
      id: 'dishes',
      title: localized('Worth a stamp', '值得一枚印章', 'تستحق ختمًا'),
      store: 201,
      layout: 'strip',
    },
    {
      kind: 'floatingButton',
      id: 'book',
      icon: 'book',
      title: localized('Book a table', '预订餐桌', 'احجز طاولة'),
      link: '/bookIndex?shopId=201',
    },
  ],
}

/** Home for members: the card and the table above the menu. */
const homeForMembers = (home: DemoPage): DemoPage => ({
  ...home,
  decorationPageId: 'home-members',
  variant: { of: home.decorationPageId, name: 'Members', audience: { kind: 'member' } },
  components: [
    ...home.components.slice(0, 2),
    { kind: 'bookings', id: 'table', title: localized('Your table', '您的餐桌', 'طاولتك') },
    { kind: 'memberCard', id: 'card' },
    ...home.components.slice(2).filter(({ kind }) => kind !== 'personStrip'),
  ],
})

export const ombraMemberPages = (home: DemoPage): DemoPage[] => [mine, status, circle, homeForMembers(home)]

import { pictureOf } from '../pictures/name.ts'
import { localized } from '../localized.ts'
import type { DemoPage } from './page.ts'
import { worldDishes } from './world-dishes.ts'

/** A campaign page that the home page links to. */
export const ygf: DemoPage = {
  decorationPageId: 'ygf',
  pageType: 'custom',
  title: localized('The long table', '长桌相聚', 'المائدة الطويلة'),
  components: [
    {
      kind: 'banner',
      id: 'ygf-hero',
      picture: pictureOf('offer-dinner'),
      title: localized('Come hungry, stay late', '饿着来，慢慢吃', 'تعالوا جياعًا وابقوا طويلًا'),
      text: localized(
        'From five, everything from the fire, in the middle of the table.',
        '五点起，炭火美味摆上桌中央。',
        'من الخامسة، كل ما على النار في وسط المائدة.',
      ),
    },
    {
      kind: 'notice',
      id: 'ygf-notice',
      text: localized(
        'Tables for the long evening open two weeks ahead.',
        '长桌之夜提前两周开放预订。',
        'تُفتح حجوزات الأمسية الطويلة قبل أسبوعين.',
      ),
      link: '/bookIndex',
    },
    {
      kind: 'text',
      id: 'ygf-how',
      title: localized('How it goes', '怎么吃', 'كيف تجري الأمسية'),
      text: localized(
        'Book for two to eight. Scan the code on your table and order together, round after round: everyone shares one cart, and each pays their own share.',
        '可预订两至八人。扫桌上的码一起点，一轮接一轮：大家看到同一个购物车，各付各的。',
        'احجزوا لشخصين إلى ثمانية. امسحوا رمز الطاولة واطلبوا معًا جولة بعد جولة: السلة واحدة للجميع، وكلٌّ يدفع حصته.',
      ),
    },
    {
      kind: 'entryGrid',
      id: 'ygf-ways',
      title: localized('Save your seat', '先占个座', 'احجز مقعدك'),
      entries: [
        {
          icon: 'book',
          title: localized('Book a table', '预订餐桌', 'احجز طاولة'),
          text: localized('Pick a day and a time', '选日期和时间', 'اختر اليوم والوقت'),
          link: '/bookIndex',
        },
        {
          icon: 'scan',
          title: localized('I am here', '我已到店', 'أنا هنا'),
          text: localized('Scan the code on the table', '扫桌上的码', 'امسح رمز الطاولة'),
          link: '/selectNum?bizType=1100',
        },
        {
          icon: 'gift',
          title: localized('Give it', '送给朋友', 'أهدِها'),
          text: localized('An evening as a gift card', '用礼品卡送一晚', 'أمسية في بطاقة هدية'),
          link: '/giftIndex',
        },
      ],
    },
    {
      kind: 'productList',
      id: 'ygf-dishes',
      title: localized('In the middle of the table', '桌中央的美味', 'في وسط المائدة'),
      products: worldDishes,
    },
    {
      kind: 'hotDishes',
      id: 'ygf-popular',
      title: localized('Most ordered', '大家都在点', 'الأكثر طلبًا'),
      store: 0,
      layout: 'strip',
    },
    {
      kind: 'coupons',
      id: 'ygf-coupons',
      title: localized('Bring a coupon', '带上优惠券', 'أحضر قسيمتك'),
      collect: 'below',
    },
    { kind: 'storeCard', id: 'ygf-store', title: localized('Nearest to you', '离您最近', 'الأقرب إليك') },
    {
      kind: 'giftDesigns',
      id: 'ygf-gifts',
      title: localized('An evening to give', '送一晚好时光', 'أمسية تُهدى'),
      occasion: 'anytime',
    },
    {
      kind: 'openingHours',
      id: 'ygf-hours',
      title: localized('When the fire is lit', '开火时间', 'متى توقد النار'),
      store: 0,
    },
    {
      kind: 'reviews',
      id: 'ygf-reviews',
      title: localized('What guests say', '顾客怎么说', 'ماذا يقول ضيوفنا'),
      store: 101,
    },
    { kind: 'map', id: 'ygf-map', title: localized('Find the table', '怎么去', 'كيف تصل'), store: 0 },
    { kind: 'personStrip', id: 'ygf-person' },
    {
      kind: 'floatingButton',
      id: 'ygf-book',
      icon: 'book',
      title: localized('Book a table', '预订餐桌', 'احجز طاولة'),
      link: '/bookIndex',
    },
    {
      kind: 'tabBar',
      id: 'ygf-tabs',
      tabs: [
        { icon: 'home', title: localized('Home', '首页', 'الرئيسية'), link: '/home' },
        { icon: 'menu', title: localized('Menu', '菜单', 'القائمة'), link: '/selectStore?bizType=1300' },
        { icon: 'gift', title: localized('Gift cards', '礼品卡', 'الهدايا'), link: '/giftIndex' },
        { icon: 'account', title: localized('Account', '我的', 'حسابي'), link: '/mine' },
      ],
    },
  ],
}

/** The campaign page for members: the notice greets them. */
export const ygfForMembers: DemoPage = {
  ...ygf,
  decorationPageId: 'ygf-members',
  variant: { of: 'ygf', name: 'Members', audience: { kind: 'member' } },
  components: ygf.components.map(component =>
    component.kind === 'notice'
      ? {
          ...component,
          text: localized(
            'Welcome back. Member prices apply all evening.',
            '欢迎回来，整晚享会员价。',
            'أهلًا بعودتكم. أسعار الأعضاء سارية طوال الأمسية.',
          ),
        }
      : component,
  ),
}

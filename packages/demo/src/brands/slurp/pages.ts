import type { DemoPage } from '../../decoration/page.ts'
import { localized } from '../../localized.ts'
import { slurpMemberPages, tabs } from './member-pages.ts'

const picture = (name: string): string => `slurp-3/${name}`
const menu = '/storeIndex?shopId=301&bizType=1300'

/** The look: a poster in capitals, plain bright colours, two dishes in a row, everything round. */
const theme: DemoPage = {
  decorationPageId: 'theme',
  pageType: 'theme',
  title: {},
  components: [
    {
      kind: 'themeColours',
      id: 'colours',
      primaryColor: '#ffd426',
      accentColor: '#e5173f',
      shades: 'both',
      lightGround: '#ffffff',
      lightSurface: '#fff8dc',
      darkGround: '#150f26',
      darkSurface: '#221a3a',
    },
    { kind: 'themeText', id: 'text', headingFont: 'anton', bodyFont: 'outfit', scale: 'normal' },
    {
      kind: 'themeShapes',
      id: 'shapes',
      density: 'dense',
      corners: 'large',
      buttonCorner: 'capsule',
      buttonFill: 'filled',
      sheet: 'inset',
      iconWeight: 'bold',
    },
    { kind: 'themeDishes', id: 'dishes', dishCard: 'grid', categories: 'chips', pictures: 'framed' },
  ],
}

const home: DemoPage = {
  decorationPageId: 'home',
  pageType: 'home',
  title: localized('Slurp', '吸溜', 'سلرب'),
  components: [
    {
      kind: 'banner',
      id: 'hero',
      picture: picture('hero'),
      title: localized('Tea. Noodles. Now.', '茶饮 · 面 · 现做', 'شاي. نودلز. الآن.'),
      text: localized(
        'Ready in seven minutes, day and night.',
        '七分钟出餐，日夜不停。',
        'جاهز في سبع دقائق ليلًا ونهارًا.',
      ),
      link: menu,
    },
    { kind: 'runningOrder', id: 'running' },
    {
      kind: 'entryGrid',
      id: 'ways',
      title: localized('Where to?', '怎么吃？', 'إلى أين؟'),
      entries: [
        {
          icon: 'pickup',
          title: localized('Grab it', '自取', 'خذها'),
          text: localized('7 min', '7 分钟', '٧ دقائق'),
          link: menu,
        },
        {
          icon: 'delivery',
          title: localized('Send it', '外送', 'أرسلها'),
          text: localized('25 min', '25 分钟', '٢٥ دقيقة'),
          link: '/storeIndex?shopId=301&bizType=1200',
        },
        {
          icon: 'scan',
          title: localized('Eat here', '堂食', 'كُلها هنا'),
          text: localized('Scan', '扫码', 'امسح'),
          link: '/selectNum?bizType=1100',
        },
      ],
    },
    {
      kind: 'search',
      id: 'search',
      title: localized('Find a cup or a bowl', '搜一杯或一碗', 'ابحث عن كوب أو وعاء'),
      store: 301,
    },
    { kind: 'hotDishes', id: 'top', title: localized('Top 8', '热销八款', 'الأفضل ٨'), store: 301, layout: 'grid' },
    {
      kind: 'cards',
      id: 'club',
      title: localized('Slurp Club', '吸溜会员', 'نادي سلرب'),
      cards: [
        {
          picture: picture('club'),
          title: localized('10 stamps = 1 cup', '十枚印章 = 一杯', '10 أختام = كوب'),
          text: localized('Join free', '免费加入', 'انضم مجانًا'),
          link: '/customDecorateH5?decorationPageId=club',
        },
      ],
    },
    { kind: 'personStrip', id: 'person' },
    { kind: 'storeCard', id: 'nearest', title: localized('Find us', '门店', 'موقعنا') },
    { kind: 'map', id: 'map', title: localized('We are here', '我们在这里', 'نحن هنا'), store: 301 },
    { kind: 'language', id: 'language' },
    tabs,
  ],
}

const giftIndex: DemoPage = {
  decorationPageId: 'gift-index',
  pageType: 'giftIndex',
  title: localized('Gift cards', '礼品卡', 'بطاقات الهدايا'),
  components: [
    {
      kind: 'banner',
      id: 'hello',
      picture: picture('hero'),
      title: localized('Send a slurp', '送一杯', 'أرسل رشفة'),
      text: localized(
        'A cup or a bowl, by text, in a minute.',
        '一杯或一碗，一分钟送达。',
        'كوب أو وعاء برسالة خلال دقيقة.',
      ),
    },
    { kind: 'giftDesigns', id: 'designs', title: localized('Cards', '卡面', 'البطاقات') },
    {
      kind: 'richText',
      id: 'how',
      paragraphs: [
        { style: 'heading', text: localized('1-2-3, sent', '三步送出', '١-٢-٣ وأُرسلت') },
        { style: 'bullet', text: localized('Pick a card', '选卡面', 'اختر بطاقة') },
        { style: 'bullet', text: localized('Pick an amount from $10', '选金额，$10 起', 'اختر مبلغًا من 10$') },
        { style: 'bullet', text: localized('Text it, now or later', '短信送出，立即或定时', 'أرسلها الآن أو لاحقًا') },
      ],
    },
    tabs,
  ],
}

export const slurpPages: readonly DemoPage[] = [
  theme,
  home,
  {
    decorationPageId: 'storeIndex',
    pageType: 'storeIndex',
    title: localized('Menu', '菜单', 'القائمة'),
    components: [
      { kind: 'storeHead', id: 'head', look: 'compact' },
      {
        kind: 'notice',
        id: 'pearls',
        text: localized('Pearls fresh every two hours', '珍珠每两小时现煮一锅', 'حبات التابيوكا طازجة كل ساعتين'),
      },
      { kind: 'dishes', id: 'dishes' },
    ],
  },
  giftIndex,
  ...slurpMemberPages(home),
]

import type { DemoPage } from '../../decoration/page.ts'
import { localized } from '../../localized.ts'
import { ombraMemberPages } from './member-pages.ts'

const picture = (name: string): string => `ombra-3/${name}`
const menu = '/storeIndex?shopId=201&bizType=1300'

/** The look: always dark, an old serif, gold lines, one dish at a time. */
const theme: DemoPage = {
  decorationPageId: 'theme',
  pageType: 'theme',
  title: {},
  components: [
    {
      kind: 'themeColours',
      id: 'colours',
      primaryColor: '#c9a35b',
      shades: 'dark',
      darkGround: '#0e0c0b',
      darkSurface: '#181513',
    },
    { kind: 'themeText', id: 'text', headingFont: 'cormorant', bodyFont: 'jost', scale: 'normal' },
    {
      kind: 'themeShapes',
      id: 'shapes',
      density: 'airy',
      corners: 'square',
      buttonCorner: 'rightAngle',
      buttonFill: 'outlined',
      sheet: 'square',
      iconWeight: 'thin',
    },
    { kind: 'themeDishes', id: 'dishes', dishCard: 'pictureTop', categories: 'capitals', pictures: 'edge' },
  ],
}

const home: DemoPage = {
  decorationPageId: 'home',
  pageType: 'home',
  title: localized('Ombra', 'Ombra 影', 'أومبرا'),
  components: [
    {
      kind: 'banner',
      id: 'hero',
      picture: picture('hero'),
      title: localized('An evening, unhurried', '不疾不徐的一晚', 'أمسية بلا عجلة'),
      text: localized('Twenty-two seats, one fire.', '二十二席，一炉火。', 'اثنان وعشرون مقعدًا ونار واحدة.'),
      link: menu,
    },
    { kind: 'runningOrder', id: 'running' },
    {
      kind: 'entryGrid',
      id: 'ways',
      title: localized('Join us', '欢迎光临', 'انضم إلينا'),
      entries: [
        {
          icon: 'scan',
          title: localized('At your table', '堂食', 'على طاولتك'),
          text: localized('Scan the card', '扫描桌卡', 'امسح البطاقة'),
          link: '/selectNum?bizType=1100',
        },
        {
          icon: 'pickup',
          title: localized('To take home', '外带', 'إلى المنزل'),
          text: localized('Packed by the kitchen', '主厨打包', 'يحزمها المطبخ'),
          link: menu,
        },
        {
          icon: 'gift',
          title: localized('Give an evening', '赠礼', 'أهدِ أمسية'),
          text: localized('Gift cards', '礼品卡', 'بطاقات الهدايا'),
          link: '/giftIndex',
        },
      ],
    },
    { kind: 'hotDishes', id: 'evening', title: localized('Tonight', '今晚', 'الليلة'), store: 201, layout: 'large' },
    {
      kind: 'cards',
      id: 'circle',
      title: localized('The Ombra Circle', 'Ombra 之友', 'دائرة أومبرا'),
      cards: [
        {
          picture: picture('circle'),
          title: localized('Six evenings, then a glass', '六个夜晚，一杯香槟', 'ست أمسيات ثم كأس'),
          text: localized('How the circle works', '会员如何运作', 'كيف تعمل الدائرة'),
          link: '/customDecorateH5?decorationPageId=circle',
        },
      ],
    },
    { kind: 'personStrip', id: 'person' },
    { kind: 'openingHours', id: 'hours', title: localized('Hours', '营业时间', 'الساعات'), store: 201 },
    { kind: 'map', id: 'map', title: localized('Find us', '如何到达', 'كيف تصل'), store: 201 },
    { kind: 'language', id: 'language' },
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
      title: localized('Give an evening', '赠送一个夜晚', 'أهدِ أمسية'),
      text: localized(
        'By email or text, on the day you choose.',
        '邮件或短信，择日送达。',
        'بالبريد أو برسالة في اليوم الذي تختاره.',
      ),
    },
    { kind: 'giftDesigns', id: 'designs', title: localized('Cards', '卡面', 'البطاقات') },
    { kind: 'divider', id: 'line', line: 'solid' },
    {
      kind: 'richText',
      id: 'how',
      paragraphs: [
        {
          style: 'quote',
          text: localized(
            'The best present we ever got was a free evening.',
            '我们收到过最好的礼物，是一个空闲的夜晚。',
            'أجمل هدية تلقيناها كانت أمسية خالية.',
          ),
        },
        {
          style: 'paragraph',
          text: localized(
            'A card is good for dinner, wine and dishes to take home, over as many visits as you like, for two years.',
            '礼品卡可用于晚餐、葡萄酒与外带，两年内不限次数。',
            'البطاقة صالحة للعشاء والنبيذ والأطباق المنزلية، على أي عدد من الزيارات لمدة عامين.',
          ),
        },
      ],
    },
  ],
}

export const ombraPages: readonly DemoPage[] = [
  theme,
  home,
  {
    decorationPageId: 'storeIndex',
    pageType: 'storeIndex',
    title: localized('Menu', '菜单', 'القائمة'),
    components: [{ kind: 'storeHead', id: 'head', look: 'cover' }],
  },
  giftIndex,
  ...ombraMemberPages(home),
]

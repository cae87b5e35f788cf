import { pictureOf } from '../pictures/name.ts'
import { localized } from '../localized.ts'
import type { DemoPage } from './page.ts'
import { worldDishes } from './world-dishes.ts'

/** The home page: order types first, then stores, then offers. */
export const home: DemoPage = {
  decorationPageId: 'home',
  pageType: 'home',
  title: localized('Marigold Kitchen', '金盏厨房', 'مطبخ ماريغولد'),
  components: [
    {
      kind: 'banner',
      id: 'hero',
      picture: pictureOf('hero'),
      title: localized('What are you hungry for?', '今天想吃点什么？', 'ماذا تشتهي اليوم؟'),
      text: localized('The whole world, one warm kitchen.', '世界风味，一间暖厨。', 'العالم كله في مطبخ واحد دافئ.'),
    },
    { kind: 'personStrip', id: 'person' },
    { kind: 'runningOrder', id: 'running' },
    {
      kind: 'entryGrid',
      id: 'ways',
      title: localized('Start your order', '开始点餐', 'ابدأ طلبك'),
      entries: [
        {
          icon: 'scan',
          title: localized('Dine in', '堂食', 'في المطعم'),
          text: localized('Scan your table', '扫描桌码', 'امسح رمز طاولتك'),
          link: '/selectNum?bizType=1100',
        },
        {
          icon: 'pickup',
          title: localized('Pickup', '自取', 'استلام'),
          text: localized('Ready when you are', '到店即取', 'جاهز عند وصولك'),
          link: '/selectStore?bizType=1300',
        },
        {
          icon: 'delivery',
          title: localized('Delivery', '外送', 'توصيل'),
          text: localized('Hot to your door', '热腾腾送到家', 'ساخن حتى بابك'),
          link: '/selectStore?bizType=1200',
        },
      ],
    },
    {
      kind: 'search',
      id: 'search',
      title: localized('Search dishes', '搜索菜品', 'ابحث عن طبق'),
      store: 0,
    },
    { kind: 'storeCard', id: 'nearest', title: localized('Nearest to you', '离您最近', 'الأقرب إليك') },
    {
      kind: 'productList',
      id: 'loved',
      title: localized('Loved around the world', '全球最爱', 'محبوب حول العالم'),
      products: [
        {
          picture: pictureOf('shoyu-ramen'),
          title: localized('Shoyu ramen', '酱油拉面', 'رامن بالصويا'),
          link: '/storeIndex?shopId=103&bizType=1300',
        },
        {
          picture: pictureOf('classic-burger'),
          title: localized('The Marigold burger', '金盏招牌汉堡', 'برغر ماريغولد'),
          link: '/storeIndex?shopId=101&bizType=1300',
        },
        ...worldDishes,
      ],
    },
    {
      kind: 'cards',
      id: 'offers',
      title: localized('This week', '本周', 'هذا الأسبوع'),
      cards: [
        {
          picture: pictureOf('offer-breakfast'),
          title: localized('Breakfast until half past eleven', '早餐供应至十一点半', 'الفطور حتى الحادية عشرة والنصف'),
          text: localized(
            'Pancakes, shakshuka and coffee that was roasted on Tuesday.',
            '松饼、炖蛋与周二烘焙的咖啡。',
            'بان كيك وشكشوكة وقهوة حُمّصت يوم الثلاثاء.',
          ),
          link: '/selectStore',
        },
        {
          picture: pictureOf('offer-dinner'),
          title: localized('From the fire, from five', '五点起，炭火晚餐', 'من النار ابتداءً من الخامسة'),
          text: localized(
            'Ribeye, crab and a sweet potato that waits two hours.',
            '肋眼、螃蟹与焖烤两小时的红薯。',
            'ستيك وسلطعون وبطاطا تنتظر ساعتين.',
          ),
          link: '/p/ygf',
        },
        {
          picture: pictureOf('offer-members'),
          title: localized('Birthdays are on our mind', '生日，我们记得', 'أعياد ميلادكم في بالنا'),
          text: localized(
            'Members find a celebration cake on the menu.',
            '会员菜单上有庆典蛋糕。',
            'يجد الأعضاء كيك الاحتفال في القائمة.',
          ),
          link: '/mine',
        },
      ],
    },
    { kind: 'bookings', id: 'bookings', title: localized('Your table', '您的餐桌', 'طاولتك') },
    { kind: 'language', id: 'language' },
  ],
}

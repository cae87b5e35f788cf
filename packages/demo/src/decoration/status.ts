import { pictureOf } from '../pictures/name.ts'
import { localized } from '../localized.ts'
import type { DemoPage } from './page.ts'

/** The end of the page of an order in progress: something to look at while the kitchen works. */
export const status: DemoPage = {
  decorationPageId: 'status',
  pageType: 'status',
  title: localized('Order status', '订单状态', 'حالة الطلب'),
  components: [
    {
      kind: 'cards',
      id: 'status-cards',
      title: localized('More from Marigold', '更多精彩', 'المزيد من ماريغولد'),
      cards: [
        {
          picture: pictureOf('offer-dinner'),
          title: localized('The long table', '长桌相聚', 'المائدة الطويلة'),
          text: localized('From five, everything from the fire.', '五点起，炭火美味。', 'من الخامسة، كل ما على النار.'),
          link: '/customDecorateH5?decorationPageId=ygf',
        },
        {
          picture: pictureOf('offer-members'),
          title: localized('Give a good meal', '送一顿好饭', 'أهدِ وجبة طيبة'),
          text: localized(
            'Gift cards by email or text.',
            '礼品卡，邮件或短信送达。',
            'بطاقات هدايا بالبريد أو الهاتف.',
          ),
          link: '/giftIndex',
        },
      ],
    },
  ],
}

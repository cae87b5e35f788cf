import type { EvaluationAnswer } from '@comanda/domain/evaluation'

/** A guest's review of a past order, and the store's answer. */
export interface DemoReview {
  stars: number
  answers: EvaluationAnswer[]
  remark: string
  /** Hours after the meal. */
  hoursLater: number
  /** Shown to guests. */
  published?: boolean
  reply?: { text: string; by: string; hoursLater: number }
}

/** An order picked up before the first start and paid at the store. */
export interface DemoOrder {
  shopId: number
  customerId: number
  daysAgo: number
  foodIds: string[]
  /** The poster or partner of the link it came from. */
  channel?: string
  review?: DemoReview
}

/** Answers to the questions after a meal: stars for the food, and liked aspects. */
const answers = (food: number, ...liked: string[]): EvaluationAnswer[] => [
  { questionId: 'food', stars: food },
  ...(liked.length > 0 ? [{ questionId: 'liked', optionIds: liked }] : []),
]

const newYork: DemoOrder[] = [
  {
    shopId: 101,
    customerId: 5001,
    daysAgo: 2,
    channel: 'newsletter',
    foodIds: ['margherita', 'green-salad', 'lemonade'],
  },
  {
    shopId: 101,
    customerId: 5001,
    daysAgo: 6,
    foodIds: ['classic-burger', 'fries', 'cola'],
    review: {
      stars: 5,
      published: true,
      answers: answers(5, 'taste', 'quick'),
      remark: 'Best burger this side of Canal Street, and it was in the bag when I walked in.',
      hoursLater: 3,
      reply: {
        text: 'Thank you, Maya! The pickles are made here every morning. See you soon.',
        by: 'Luis Romero',
        hoursLater: 20,
      },
    },
  },
  {
    shopId: 101,
    customerId: 5002,
    daysAgo: 9,
    foodIds: ['shoyu-ramen', 'chicken-gyoza'],
    review: {
      stars: 2,
      answers: answers(3, 'taste'),
      remark: 'Good broth, but the soup had leaked into the bag by the time I got home.',
      hoursLater: 1,
      reply: {
        text: 'We are sorry, Tom. Broth and noodles now travel in two sealed bowls. Please give us another try.',
        by: 'Amara Okafor',
        hoursLater: 5,
      },
    },
  },
  {
    shopId: 101,
    customerId: 5003,
    daysAgo: 13,
    foodIds: ['wok-noodles', 'bubble-tea'],
    review: { stars: 4, answers: answers(4, 'portion'), remark: '分量很足，奶茶可以再少甜一点。', hoursLater: 30 },
  },
]

const london: DemoOrder[] = [
  {
    shopId: 102,
    customerId: 5002,
    daysAgo: 3,
    foodIds: ['chicken-burger', 'fries'],
    review: {
      stars: 5,
      published: true,
      answers: answers(5, 'taste', 'fresh'),
      remark: 'Hot honey on everything, please.',
      hoursLater: 2,
    },
  },
  {
    shopId: 102,
    customerId: 5001,
    daysAgo: 16,
    foodIds: ['avocado-toast', 'coffee'],
    review: {
      stars: 3,
      answers: answers(3),
      remark: 'Lovely coffee. The toast was a little cold.',
      hoursLater: 4,
      reply: {
        text: 'Thank you for telling us. We toast to order now: it takes two minutes more and stays warm.',
        by: 'Hannah Price',
        hoursLater: 28,
      },
    },
  },
]

const tokyo: DemoOrder[] = [
  {
    shopId: 103,
    customerId: 5005,
    daysAgo: 1,
    foodIds: ['spicy-miso-ramen', 'onigiri'],
    review: {
      stars: 5,
      published: true,
      answers: answers(5, 'taste', 'packing'),
      remark: 'Packed like a present.',
      hoursLater: 2,
    },
  },
  {
    shopId: 103,
    customerId: 5003,
    daysAgo: 11,
    foodIds: ['salmon-nigiri', 'green-tea'],
    review: {
      stars: 4,
      answers: answers(5, 'fresh'),
      remark: '寿司很新鲜，取餐时等了一会儿。',
      hoursLater: 6,
      reply: { text: '谢谢您的反馈！午市高峰我们已增加一位师傅，欢迎再来。', by: 'Kenji Mori', hoursLater: 12 },
    },
  },
]

const kuwait: DemoOrder[] = [
  {
    shopId: 104,
    customerId: 5004,
    daysAgo: 4,
    foodIds: ['machboos', 'falafel-plate'],
    review: {
      stars: 5,
      published: true,
      answers: answers(5, 'taste', 'portion'),
      remark: 'المجبوس مثل طبخ البيت، والكمية تكفي العائلة.',
      hoursLater: 3,
      reply: { text: 'شكرًا نورة، سعدنا بكلامك. بالعافية!', by: 'Fatima Al-Sabah', hoursLater: 9 },
    },
  },
  {
    shopId: 104,
    customerId: 5004,
    daysAgo: 19,
    foodIds: ['butter-chicken', 'mango-lassi'],
    review: { stars: 3, answers: answers(4), remark: 'الطعم لذيذ لكن الطلب تأخر قليلًا.', hoursLater: 1 },
  },
]

const singapore: DemoOrder[] = [
  {
    shopId: 105,
    customerId: 5003,
    daysAgo: 2,
    foodIds: ['laksa', 'satay', 'bubble-tea'],
    review: {
      stars: 5,
      published: true,
      answers: answers(5, 'taste', 'quick'),
      remark: '叻沙很香，十分钟就取到了。',
      hoursLater: 2,
      reply: { text: '谢谢晓雯！椰浆每天现榨，欢迎常来。', by: 'Mei Lim', hoursLater: 6 },
    },
  },
  {
    shopId: 105,
    customerId: 5005,
    daysAgo: 8,
    foodIds: ['chicken-rice', 'lemonade'],
    review: {
      stars: 4,
      answers: answers(4, 'portion', 'fresh'),
      remark: 'Silky chicken, generous rice. A little more chilli next time?',
      hoursLater: 26,
    },
  },
]

/** Recent orders of the demo brand's guests; one is not reviewed yet. */
export const pastOrders: DemoOrder[] = [...newYork, ...london, ...tokyo, ...kuwait, ...singapore]

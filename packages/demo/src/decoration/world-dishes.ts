import { pictureOf } from '../pictures/name.ts'
import { localized } from '../localized.ts'

/** Dishes of four cuisines, each linked to the store that offers it. */
export const worldDishes = [
  {
    picture: pictureOf('laksa'),
    title: localized('Katong laksa', '加东叻沙', 'لاكسا كاتونغ'),
    link: '/storeIndex?shopId=105&bizType=1300',
  },
  {
    picture: pictureOf('machboos'),
    title: localized('Chicken machboos', '科威特香料鸡饭', 'مجبوس دجاج'),
    link: '/storeIndex?shopId=104&bizType=1300',
  },
  {
    picture: pictureOf('butter-chicken'),
    title: localized('Butter chicken', '黄油鸡咖喱', 'دجاج بالزبدة'),
    link: '/storeIndex?shopId=102&bizType=1300',
  },
  {
    picture: pictureOf('prawn-dumplings'),
    title: localized('Crystal prawn dumplings', '水晶虾饺', 'زلابية الروبيان'),
    link: '/storeIndex?shopId=105&bizType=1300',
  },
]

import { pictureOf } from '../pictures/name.ts'
import { say } from '../words.ts'

/** Dishes of four cuisines, each linked to the store that offers it. */
export const worldDishes = [
  {
    picture: pictureOf('laksa'),
    title: say('Katong laksa', '加东叻沙', 'لاكسا كاتونغ'),
    link: '/storeIndex?shopId=105&bizType=1300',
  },
  {
    picture: pictureOf('machboos'),
    title: say('Chicken machboos', '科威特香料鸡饭', 'مجبوس دجاج'),
    link: '/storeIndex?shopId=104&bizType=1300',
  },
  {
    picture: pictureOf('butter-chicken'),
    title: say('Butter chicken', '黄油鸡咖喱', 'دجاج بالزبدة'),
    link: '/storeIndex?shopId=102&bizType=1300',
  },
  {
    picture: pictureOf('prawn-dumplings'),
    title: say('Crystal prawn dumplings', '水晶虾饺', 'زلابية الروبيان'),
    link: '/storeIndex?shopId=105&bizType=1300',
  },
]

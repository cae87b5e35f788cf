import { banner } from './banner.ts'
import { bookings } from './bookings.ts'
import { cards } from './cards.ts'
import { carousel } from './carousel.ts'
import { gifts, tasks } from './campaigns.ts'
import { countdown } from './countdown.ts'
import { dishList, hotDishes } from './dish-list.ts'
import { entryGrid } from './entry-grid.ts'
import { floatingButton, tabBar } from './fixed.ts'
import { giftDesigns } from './gift-designs.ts'
import { hotZones } from './hot-zones.ts'
import { imageGrid } from './image-grid.ts'
import { links } from './links.ts'
import { map } from './map.ts'
import { notice } from './notice.ts'
import { assets, language, memberCard, personStrip, profileHead, runningOrder } from './of-guest.ts'
import { openingHours } from './opening-hours.ts'
import { plainPicture } from './plain-picture.ts'
import { productList } from './product-list.ts'
import { recharge } from './recharge.ts'
import { reviews } from './reviews.ts'
import { richText } from './rich-text.ts'
import { search } from './search.ts'
import { divider, spacer } from './spacing.ts'
import { storeCard } from './store-card.ts'
import { storeHead } from './store-head.ts'
import { textBlock } from './text-block.ts'
import { video } from './video.ts'
import { themeColours, themeDishes, themeShapes, themeText } from './theme.ts'

/** Every type of component by its kind, in the order in which the editor lists them. */
export const componentTypes = {
  banner,
  carousel,
  notice,
  cards,
  picture: plainPicture,
  imageGrid,
  hotZones,
  video,
  text: textBlock,
  richText,
  countdown,
  dishList,
  hotDishes,
  productList,
  search,
  entryGrid,
  storeCard,
  openingHours,
  map,
  reviews,
  storeHead,
  runningOrder,
  personStrip,
  profileHead,
  memberCard,
  assets,
  recharge,
  bookings,
  links,
  gifts,
  tasks,
  giftDesigns,
  spacer,
  divider,
  tabBar,
  floatingButton,
  language,
  themeColours,
  themeText,
  themeShapes,
  themeDishes,
} as const

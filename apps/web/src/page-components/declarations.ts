// One line a folder here, written by `npm run components -- --write`.
import { declaration as assets } from './assets/declaration.ts'
import { declaration as banner } from './banner/declaration.ts'
import { declaration as bookings } from './bookings/declaration.ts'
import { declaration as cards } from './cards/declaration.ts'
import { declaration as carousel } from './carousel/declaration.ts'
import { declaration as countdown } from './countdown/declaration.ts'
import { declaration as coupons } from './coupons/declaration.ts'
import { declaration as dishList } from './dish-list/declaration.ts'
import { declaration as dishes } from './dishes/declaration.ts'
import { declaration as divider } from './divider/declaration.ts'
import { declaration as entryGrid } from './entry-grid/declaration.ts'
import { declaration as floatingButton } from './floating-button/declaration.ts'
import { declaration as giftDesigns } from './gift-designs/declaration.ts'
import { declaration as gifts } from './gifts/declaration.ts'
import { declaration as hotDishes } from './hot-dishes/declaration.ts'
import { declaration as hotZones } from './hot-zones/declaration.ts'
import { declaration as imageGrid } from './image-grid/declaration.ts'
import { declaration as language } from './language/declaration.ts'
import { declaration as links } from './links/declaration.ts'
import { declaration as map } from './map/declaration.ts'
import { declaration as memberCard } from './member-card/declaration.ts'
import { declaration as notice } from './notice/declaration.ts'
import { declaration as openingHours } from './opening-hours/declaration.ts'
import { declaration as personStrip } from './person-strip/declaration.ts'
import { declaration as picture } from './picture/declaration.ts'
import { declaration as productList } from './product-list/declaration.ts'
import { declaration as profileHead } from './profile-head/declaration.ts'
import { declaration as recharge } from './recharge/declaration.ts'
import { declaration as reviews } from './reviews/declaration.ts'
import { declaration as richText } from './rich-text/declaration.ts'
import { declaration as runningOrder } from './running-order/declaration.ts'
import { declaration as search } from './search/declaration.ts'
import { declaration as spacer } from './spacer/declaration.ts'
import { declaration as storeCard } from './store-card/declaration.ts'
import { declaration as storeHead } from './store-head/declaration.ts'
import { declaration as tabBar } from './tab-bar/declaration.ts'
import { declaration as tasks } from './tasks/declaration.ts'
import { declaration as text } from './text/declaration.ts'
import { declaration as themeColours } from './theme-colours/declaration.ts'
import { declaration as themeDishes } from './theme-dishes/declaration.ts'
import { declaration as themeShapes } from './theme-shapes/declaration.ts'
import { declaration as themeText } from './theme-text/declaration.ts'
import { declaration as video } from './video/declaration.ts'

/** Every type of component by its kind. DECO-1 */
export const componentTypes = {
  assets,
  banner,
  bookings,
  cards,
  carousel,
  countdown,
  coupons,
  dishList,
  dishes,
  divider,
  entryGrid,
  floatingButton,
  giftDesigns,
  gifts,
  hotDishes,
  hotZones,
  imageGrid,
  language,
  links,
  map,
  memberCard,
  notice,
  openingHours,
  personStrip,
  picture,
  productList,
  profileHead,
  recharge,
  reviews,
  richText,
  runningOrder,
  search,
  spacer,
  storeCard,
  storeHead,
  tabBar,
  tasks,
  text,
  themeColours,
  themeDishes,
  themeShapes,
  themeText,
  video,
} as const

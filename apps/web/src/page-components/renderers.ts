// One line a folder here, written by `npm run components -- --write`.
import { Renderer as assets } from './assets/renderer.tsx'
import { Renderer as banner } from './banner/renderer.tsx'
import { Renderer as bookings } from './bookings/renderer.tsx'
import { Renderer as cards } from './cards/renderer.tsx'
import { Renderer as carousel } from './carousel/renderer.tsx'
import { Renderer as countdown } from './countdown/renderer.tsx'
import { Renderer as coupons } from './coupons/renderer.tsx'
import { Renderer as dishList } from './dish-list/renderer.tsx'
import { Renderer as dishes } from './dishes/renderer.tsx'
import { Renderer as divider } from './divider/renderer.tsx'
import { Renderer as entryGrid } from './entry-grid/renderer.tsx'
import { Renderer as floatingButton } from './floating-button/renderer.tsx'
import { Renderer as giftDesigns } from './gift-designs/renderer.tsx'
import { Renderer as gifts } from './gifts/renderer.tsx'
import { Renderer as hotDishes } from './hot-dishes/renderer.tsx'
import { Renderer as hotZones } from './hot-zones/renderer.tsx'
import { Renderer as imageGrid } from './image-grid/renderer.tsx'
import { Renderer as language } from './language/renderer.tsx'
import { Renderer as links } from './links/renderer.tsx'
import { Renderer as map } from './map/renderer.tsx'
import { Renderer as memberCard } from './member-card/renderer.tsx'
import { Renderer as notice } from './notice/renderer.tsx'
import { Renderer as openingHours } from './opening-hours/renderer.tsx'
import { Renderer as personStrip } from './person-strip/renderer.tsx'
import { Renderer as picture } from './picture/renderer.tsx'
import { Renderer as productList } from './product-list/renderer.tsx'
import { Renderer as profileHead } from './profile-head/renderer.tsx'
import { Renderer as recharge } from './recharge/renderer.tsx'
import { Renderer as reviews } from './reviews/renderer.tsx'
import { Renderer as richText } from './rich-text/renderer.tsx'
import { Renderer as runningOrder } from './running-order/renderer.tsx'
import { Renderer as search } from './search/renderer.tsx'
import { Renderer as spacer } from './spacer/renderer.tsx'
import { Renderer as storeCard } from './store-card/renderer.tsx'
import { Renderer as storeHead } from './store-head/renderer.tsx'
import { Renderer as tabBar } from './tab-bar/renderer.tsx'
import { Renderer as tasks } from './tasks/renderer.tsx'
import { Renderer as text } from './text/renderer.tsx'
import { Renderer as video } from './video/renderer.tsx'

/** What draws each kind of component. DECO-1 */
export const renderers = {
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
  video,
} as const

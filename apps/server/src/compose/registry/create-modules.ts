import { composeAgreement } from '../agreement.ts'
import { createKitchen } from '../../modules/kitchen/index.ts'
import { createReference } from '../../modules/reference/index.ts'
import { createTelemetry } from '../../modules/telemetry/index.ts'
import { createLimits } from '../../platform/limits.ts'
import { createPush } from '../../platform/push/index.ts'
import { composeAddress } from '../address.ts'
import { composeAuth } from '../auth.ts'
import { composeBill } from '../bill.ts'
import { composeBooking } from '../booking.ts'
import { composeBrand } from '../brand.ts'
import { composeBuffet } from '../buffet.ts'
import { composeCampaign } from '../campaign.ts'
import { composeCard } from '../card.ts'
import { composeCart } from '../cart.ts'
import { composeCounter } from '../counter.ts'
import { composeCoupon } from '../coupon.ts'
import { composeDecoration } from '../decoration.ts'
import { composeEvaluation } from '../evaluation.ts'
import { composeGiftCard } from '../giftcard.ts'
import { composeGroup } from '../group.ts'
import { composeIntegration } from '../integration.ts'
import { composeMember } from '../member.ts'
import { composeMenu } from '../menu.ts'
import type { Compose, Modules } from './modules.ts'
import { composeNotification } from '../notification.ts'
import { composeOrder } from '../order.ts'
import { composePass } from '../pass.ts'
import { composePayment } from '../payment.ts'
import { composePoints } from '../points.ts'
import { composePrint } from '../print.ts'
import { createRegistry } from './registry.ts'
import type { Runtime } from './runtime.ts'
import { composeReport } from '../report.ts'
import { composeStaff } from '../staff.ts'
import { composeStartup } from '../startup.ts'
import { composeStore } from '../store.ts'
import { composeStoredValue } from '../storedvalue.ts'
import { composeTable } from '../table.ts'
import { composeTill } from '../till.ts'
import { composeUpload } from '../upload.ts'

const composers: { readonly [Name in keyof Modules]: Compose<Name> } = {
  address: composeAddress,
  agreement: composeAgreement,
  auth: composeAuth,
  bill: composeBill,
  booking: composeBooking,
  brand: composeBrand,
  buffet: composeBuffet,
  campaign: composeCampaign,
  card: composeCard,
  cart: composeCart,
  counter: composeCounter,
  coupon: composeCoupon,
  decoration: composeDecoration,
  evaluation: composeEvaluation,
  giftcard: composeGiftCard,
  group: composeGroup,
  integration: composeIntegration,
  kitchen: ({ db, clock }, { menu: { menuOf }, order: { board }, store: { shopOf, changed } }) =>
    createKitchen({ db, clock, menuOf, board, shopOf, changed }),
  limits: ({ db, clock }) => createLimits(db, clock),
  member: composeMember,
  menu: composeMenu,
  notification: composeNotification,
  order: composeOrder,
  pass: composePass,
  payment: composePayment,
  points: composePoints,
  print: composePrint,
  push: createPush,
  reference: ({ config }, { startup: { textsOf } }) =>
    createReference({ origins: config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : [], textsOf }),
  report: composeReport,
  staff: composeStaff,
  startup: composeStartup,
  store: composeStore,
  storedvalue: composeStoredValue,
  table: composeTable,
  telemetry: ({ log, clock, config }) => createTelemetry({ log, clock, destinations: config.TELEMETRY_URLS }),
  till: composeTill,
  upload: composeUpload,
}

/** Builds every module at once: a fault of the composition shows at the start and not at the first request. */
export const createModules = (runtime: Runtime): Modules => ({ ...createRegistry(composers, runtime) })

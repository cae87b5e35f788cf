import type { AddressModule } from '../../modules/address/index.ts'
import type { AgreementModule } from '../../modules/agreement/index.ts'
import type { AuthModule } from '../../modules/auth/index.ts'
import type { BillModule } from '../../modules/bill/index.ts'
import type { BookingModule } from '../../modules/booking/index.ts'
import type { BrandModule } from '../../modules/brand/index.ts'
import type { BuffetModule } from '../../modules/buffet/index.ts'
import type { CampaignModule } from '../../modules/campaign/index.ts'
import type { CardModule } from '../../modules/card/index.ts'
import type { CartModule } from '../../modules/cart/index.ts'
import type { CounterModule } from '../../modules/counter/index.ts'
import type { CouponModule } from '../../modules/coupon/index.ts'
import type { DecorationModule } from '../../modules/decoration/index.ts'
import type { EvaluationModule } from '../../modules/evaluation/index.ts'
import type { GiftCardModule } from '../../modules/giftcard/index.ts'
import type { GroupModule } from '../../modules/group/index.ts'
import type { IntegrationModule } from '../../modules/integration/index.ts'
import type { KitchenModule } from '../../modules/kitchen/index.ts'
import type { MemberModule } from '../../modules/member/index.ts'
import type { MenuModule } from '../../modules/menu/index.ts'
import type { NotificationModule } from '../../modules/notification/index.ts'
import type { OrderModule } from '../../modules/order/index.ts'
import type { PassModule } from '../../modules/pass/index.ts'
import type { PaymentModule } from '../../modules/payment/index.ts'
import type { PointsModule } from '../../modules/points/index.ts'
import type { PrintModule } from '../../modules/print/index.ts'
import type { ReferenceModule } from '../../modules/reference/index.ts'
import type { ReportModule } from '../../modules/report/index.ts'
import type { StaffModule } from '../../modules/staff/index.ts'
import type { StartupModule } from '../../modules/startup/index.ts'
import type { StoreModule } from '../../modules/store/index.ts'
import type { StoredValueModule } from '../../modules/storedvalue/index.ts'
import type { TableModule } from '../../modules/table/index.ts'
import type { TelemetryModule } from '../../modules/telemetry/index.ts'
import type { TillModule } from '../../modules/till/index.ts'
import type { UploadModule } from '../../modules/upload/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Push } from '../../platform/push/index.ts'
import type { Runtime } from './runtime.ts'

/** Every module of the server, and the two services of the platform that modules share. */
export interface Modules {
  address: AddressModule
  agreement: AgreementModule
  auth: AuthModule
  bill: BillModule
  booking: BookingModule
  brand: BrandModule
  buffet: BuffetModule
  campaign: CampaignModule
  card: CardModule
  cart: CartModule
  counter: CounterModule
  coupon: CouponModule
  decoration: DecorationModule
  evaluation: EvaluationModule
  giftcard: GiftCardModule
  group: GroupModule
  integration: IntegrationModule
  kitchen: KitchenModule
  limits: Limits
  member: MemberModule
  menu: MenuModule
  notification: NotificationModule
  order: OrderModule
  pass: PassModule
  payment: PaymentModule
  points: PointsModule
  print: PrintModule
  push: Push
  reference: ReferenceModule
  report: ReportModule
  staff: StaffModule
  startup: StartupModule
  store: StoreModule
  storedvalue: StoredValueModule
  table: TableModule
  telemetry: TelemetryModule
  till: TillModule
  upload: UploadModule
}

/**
 * Builds one module. Modules read from `modules` during building are built first; those read inside functions are looked up when
 * called.
 */
export type Compose<Name extends keyof Modules> = (runtime: Runtime, modules: Modules) => Modules[Name]

import { oldSignIns } from '../../modules/auth/index.ts'
import { pastQuarters } from '../../modules/booking/index.ts'
import { idleCarts } from '../../modules/cart/index.ts'
import { oldDeliveries } from '../../modules/integration/index.ts'
import { oldPasses } from '../../modules/pass/index.ts'
import { oldPapers } from '../../modules/print/index.ts'
import { oldMessages } from '../../modules/notification/index.ts'
import { oldPersonsOfOrders } from '../../modules/order/index.ts'
import { pastSlots } from '../../modules/store/index.ts'
import { unusedUploads, type UploadModule } from '../../modules/upload/index.ts'
import { createRetention, platformRetention, type Retention } from '../../platform/retention/index.ts'
import type { Modules } from '../registry/modules.ts'
import type { Runtime } from '../registry/runtime.ts'
import { unusedDishPictures } from '../pictures/unused-dish-pictures.ts'

/** Which rows of which module are deleted, or lose personal data, when they are old. */
const rulesOf = (upload: UploadModule) => [
  { ...unusedUploads, deleted: upload.removeObjects },
  { ...unusedDishPictures, deleted: upload.removeObjects },
  ...platformRetention,
  ...oldSignIns,
  oldMessages,
  pastSlots,
  pastQuarters,
  idleCarts,
  oldPapers,
  oldPasses,
  oldDeliveries,
  oldPersonsOfOrders,
]

/** Deletes the old rows of every module. */
export const composeRetention = ({ db, jobs, clock, log }: Runtime, { upload }: Pick<Modules, 'upload'>): Retention =>
  createRetention({ db, jobs, clock, log, rules: rulesOf(upload) })

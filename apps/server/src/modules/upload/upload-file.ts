import { upload as calls } from '@comanda/contract/upload'
import { isRefusal } from '@comanda/contract/core'
import { DISH_WIDTHS } from '@comanda/domain/upload'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import {
  type PictureDeps,
  putDishPictures,
  readAndPut,
  readPicture,
  storeDishPicture,
  storePicture,
} from './keep-picture.ts'
import { resized } from './make-picture.ts'

/** Stores a guest's picture. X5 */
export const uploadFile = (deps: PictureDeps): Handler<typeof calls.file> =>
  changeInSteps(calls.file, deps, {
    prepare: (caller, { purpose }, file) => readAndPut(deps, caller, purpose, file),
    identity: ({ purpose }, { digest }) => ({ purpose, digest }),
    work: (tx, { corporationId, session: { customerId } }, _input, picture) =>
      storePicture(tx, deps, { corporationId, customerId }, picture),
  })

/** Stores a picture of the brand. CARD-5, X5 */
export const uploadBrandFile = (deps: PictureDeps): Handler<typeof calls.brandFile> =>
  changeInSteps(calls.brandFile, deps, {
    prepare: (caller, _input, file) => readAndPut(deps, caller, 'gift', file),
    identity: (_input, { purpose, digest }) => ({ purpose, digest }),
    work: (tx, { corporationId }, _input, picture) => storePicture(tx, deps, { corporationId, customerId: 0 }, picture),
  })

/** Stores a picture of a dish in the widths phones load. MENU-9, X5 */
export const uploadDishFile = (deps: PictureDeps): Handler<typeof calls.dishFile> =>
  changeInSteps(calls.dishFile, deps, {
    async prepare(caller, _input, file) {
      const picture = await readPicture(deps, caller, 'dish', file)
      if (isRefusal(picture)) return picture
      const others = await Promise.all(DISH_WIDTHS.map(width => resized(picture.bytes, width)))
      const { name, digest } = picture
      return { name, digest, sizes: await putDishPictures(deps, caller.corporationId, { name, sizes: others }) }
    },
    identity: (_input, { digest }) => ({ digest }),
    work: (tx, { corporationId }, _input, pictures) => storeDishPicture(tx, deps, corporationId, pictures),
  })

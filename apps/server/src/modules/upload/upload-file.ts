import { upload as calls } from '@comanda/contract/upload'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import { readPicture, storePicture } from './keep-picture.ts'
import type { Deps } from './deps.ts'

/** Stores a guest's picture. X5 */
export const uploadFile = (deps: Deps): Handler<typeof calls.file> =>
  changeInSteps(calls.file, deps, {
    prepare: (caller, { purpose }, file) => readPicture(deps, caller, purpose, file),
    identity: ({ purpose }, { digest }) => ({ purpose, digest }),
    work: (tx, { corporationId, session: { customerId } }, _input, picture) =>
      storePicture(tx, deps, { corporationId, customerId }, picture),
  })

/** Stores a picture of the brand. CARD-5, X5 */
export const uploadBrandFile = (deps: Deps): Handler<typeof calls.brandFile> =>
  changeInSteps(calls.brandFile, deps, {
    prepare: (caller, _input, file) => readPicture(deps, caller, 'gift', file),
    identity: (_input, { purpose, digest }) => ({ purpose, digest }),
    work: (tx, { corporationId }, _input, picture) => storePicture(tx, deps, { corporationId, customerId: 0 }, picture),
  })

import type { upload as calls } from '@comanda/contract/upload'
import type { FastifyInstance } from 'fastify'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { dropUpload, forgetUploads, useUploads } from './queries.ts'
import { serveUploads } from './serve-uploads.ts'
import { uploadBrandFile, uploadFile } from './upload-file.ts'

export { unusedUploads } from './queries.ts'
export { uploadPath } from './keep-picture.ts'

/** Pictures that guests send, and the brand's own. */
export interface UploadModule {
  handlers: HandlersOf<typeof calls>
  use: typeof useUploads
  drop: typeof dropUpload
  forget: typeof forgetUploads
  bind(server: FastifyInstance): void
}

export const createUploads = (needs: Needs): UploadModule => ({
  handlers: { file: uploadFile(needs), brandFile: uploadBrandFile(needs) },
  use: useUploads,
  drop: dropUpload,
  forget: forgetUploads,
  bind: server => serveUploads(server, needs),
})

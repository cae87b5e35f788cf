import { createHash, randomBytes } from 'node:crypto'
import { refuse } from '@comanda/contract/core'
import { upload as calls } from '@comanda/contract/upload'
import { MAX_VIDEO_MB, sniffVideo } from '@comanda/domain/upload'
import type { FastifyInstance } from 'fastify'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import type { PictureDeps } from './keep-picture.ts'
import { insertUpload } from './queries.ts'

const MAX_BYTES = MAX_VIDEO_MB * 1024 * 1024
const NAME = /^[\w-]{32}\.(?:mp4|webm)$/
const CORPORATION = /^[1-9]\d{0,14}$/
const RANGE = /^bytes=(\d{1,9})-(\d{0,9})$/
const YEAR_S = 31_536_000

/**
 * Stores a video of the brand under a random name, as it is. It is deleted a month after it was sent, once no page names it.
 * DECO-6, X5
 */
export const uploadVideo = (deps: PictureDeps): Handler<typeof calls.videoFile> =>
  changeInSteps(calls.videoFile, deps, {
    async prepare(caller, _input, file) {
      const kind = file && sniffVideo(file)
      if (!file || !kind) return refuse('videoUnfit', { field: 'file' })
      if (file.length > MAX_BYTES)
        return refuse('videoTooLarge', { field: 'file', params: { megabytes: MAX_VIDEO_MB } })
      if (!(await deps.maySend(caller))) return refuse('tooMany')
      const name = `${randomBytes(24).toString('base64url')}.${kind}`
      const bytes = Buffer.from(file)
      await deps.stored.put(caller.corporationId, [{ name, bytes }])
      return { name, bytes, digest: createHash('sha256').update(file).digest('hex') }
    },
    identity: (_input, { digest }) => ({ digest }),
    async work(tx, { corporationId }, _input, { name, bytes }) {
      const at = new Date(deps.clock())
      await insertUpload(tx, {
        corporation_id: corporationId,
        upload_name: name,
        customer_id: 0,
        purpose: 'video',
        width: 0,
        height: 0,
        bytes: deps.stored.inRow(bytes),
        created_at: at,
        used_at: at,
      })
      return { path: `videos/${corporationId}/${name}` }
    },
  })

/** The part of a file that a `Range` header names, as first and last byte; the whole file without one, or with another form of it. */
function rangeOf(header: string | undefined): { from: number; to: number | undefined } | undefined {
  const [, from, to] = RANGE.exec(header ?? '') ?? []
  return from === undefined ? undefined : { from: Number(from), to: to ? Number(to) : undefined }
}

/** Serves videos of the brand, in parts where the browser names one: Safari plays no other. DECO-6, X5 */
export function serveVideos(server: FastifyInstance, { db, stored }: PictureDeps): void {
  server.get<{ Params: { corporationId: string; name: string } }>(
    '/media/videos/:corporationId/:name',
    async (request, reply) => {
      const { corporationId, name } = request.params
      if (!CORPORATION.test(corporationId) || !NAME.test(name)) return reply.callNotFound()
      const range = rangeOf(request.headers.range)
      const part = await stored.part(db, Number(corporationId), name, { from: range?.from ?? 0, to: range?.to })
      if (!part) return reply.callNotFound()
      const { bytes, size } = part
      reply
        .header('content-type', name.endsWith('.mp4') ? 'video/mp4' : 'video/webm')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .header('accept-ranges', 'bytes')
      if (!range) return reply.send(bytes)
      if (bytes.length === 0) return reply.code(416).header('content-range', `bytes */${size}`).send()
      return reply
        .code(206)
        .header('content-range', `bytes ${range.from}-${range.from + bytes.length - 1}/${size}`)
        .send(bytes)
    },
  )
}

import type { RetentionJob } from '../../platform/retention/index.ts'

/**
 * Deletes pictures and videos of dishes and pages that no menu and no page names: neither a published one or one of its versions, which can be
 * restored, nor a draft or a publication for later. It reads tables of three modules and is therefore part of the composition. MENU-9, X5
 */
export const unusedDishPictures: RetentionJob = {
  name: 'dish_picture',
  retentionDays: 30,
  nightly: true,
  statement: {
    name: 'retention_dish_picture',
    text: `with documents as (
        select document from menu where corporation_id = $1
        union all select document from menu_version where corporation_id = $1
        union all select document from menu_draft where corporation_id = $1
        union all select document from menu_schedule where corporation_id = $1
        union all select pages from decoration_plan where corporation_id = $1
        union all select pages from decoration_version where corporation_id = $1
        union all select pages from decoration_draft where corporation_id = $1
        union all select pages from decoration_schedule where corporation_id = $1),
      named as (
        select distinct (regexp_matches(document::text, '(?:dishes|videos)/[0-9]+/([A-Za-z0-9_-]+)', 'g'))[1] as name from documents),
      old as (
        select upload_name from upload
        where corporation_id = $1 and purpose in ('dish', 'video') and created_at < $2
          and split_part(split_part(upload_name, '@', 1), '.', 1) not in (select name from named)
        order by upload_name limit $3 for update skip locked)
      delete from upload where corporation_id = $1 and upload_name in (select upload_name from old) returning upload_name`,
  },
}

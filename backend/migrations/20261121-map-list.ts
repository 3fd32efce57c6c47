import { Migration } from '@mikro-orm/migrations'

/**
 * The list beside the map walks along the names and leaves out who does not fit. With everything that is asked of
 * them beside the names, it need not look into the table for those whom it leaves out.
 */
export class MapList extends Migration {
  override up(): void {
    this.addSql(`
      drop index read.map_members_sort_name_account_id_idx;
      create index map_members_by_name on read.map_members (sort_name, account_id)
        include (longitude, latitude, tier, country, search_text) where visible;
    `)
  }
}

import { Migration } from '@mikro-orm/migrations'

/** Notes where the map shows members now. By itself, for it takes longer than their table may be closed. */
export class SeenPointsSoFar extends Migration {
  override up(): void {
    this.addSql(`
      update member_locations l set seen_latitude = m.latitude, seen_longitude = m.longitude
      from read.map_members m
      where m.account_id = l.account_id and l.is_public and l.seen_latitude is null
        and m.latitude is not null and m.longitude is not null
    `)
  }
}

import { Migration } from '@mikro-orm/migrations'

/** Where members are, exactly as they said it. What others see of it is in the events, and is coarse. */
export class Locations extends Migration {
  override up(): void {
    this.addSql(`
      create table member_locations (
        account_id uuid primary key,
        latitude float8 not null check (latitude between -90 and 90),
        longitude float8 not null check (longitude between -180 and 180),
        city text not null,
        country text not null,
        is_public boolean not null,
        shared_at timestamptz not null,
        version int not null default 1
      );
    `)
  }
}

import { graphql } from "~/graphql/generated";

/** What the home page can't do without: banners, the notices of marquee and announcements block, promotions (C44). */
export const HomeTop = graphql(`
  query HomeTop {
    announcements {
      banners(group: "w_home") {
        title
        image
        link
        promotionId
      }
      notices {
        id
        title
        content
        promotionType
        games
        publishedAt
      }
      popups {
        title
      }
      promotions {
        id
        title
        image
        startsAt
        endsAt
      }
    }
  }
`);

/** The popular block: twelve hot games (C27, K4). */
export const HomeHot = graphql(`
  query HomeHot {
    hotGames(limit: 12) {
      id
      ...GameCard_game
    }
  }
`);

/** The sections: the categories in navigation order, and their vendors (C25). */
export const HomeCategories = graphql(`
  query HomeCategories {
    categories {
      type
      name
      path
      vendors {
        code
        name
        logo
      }
    }
  }
`);

/** Vendor cards of the sections' vendor menus (C29). */
export const HomeLanes = graphql(`
  query HomeLanes {
    vendorLanes {
      type
      vendors {
        vendor {
          code
          name
          logo
        }
        more
      }
    }
  }
`);
